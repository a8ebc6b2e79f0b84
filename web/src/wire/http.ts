// Everything asked of the server over HTTP. A refusal is a Refusal, which has words; a dead line is a Lost.
import type {
  Hint,
  Identity,
  Invite,
  Invited,
  Joined,
  Log,
  NewInvite,
  NewTable,
  Preview,
  Refused,
  Replay,
  Said,
  Shelf,
  TableFacts,
  TableLine,
  Why,
} from './messages';

export class Refusal extends Error {
  constructor(
    readonly said: Said,
    readonly game: string | null = null,
    readonly paragraph: string | null = null,
    readonly status = 0,
  ) {
    super(said.code);
  }
}

/** Nobody answered. */
export class Lost extends Error {}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    throw new Lost(String(error));
  }
  if (response.ok) return response;
  const body = response.headers.get('content-type')?.includes('json')
    ? ((await response.json()) as Partial<Refused>)
    : {};
  if (!body.error) throw new Lost(`${response.status} ${path}`);
  throw new Refusal(body.error, body.game ?? null, body.paragraph ?? null, response.status);
}

/** Several people at one device are several people to the server; each has a cookie of their own. */
export const asGuest = (guest: number): string => (guest === 0 ? '' : `?as=${guest}`);

const get = <T>(path: string, headers: Record<string, string> = {}) =>
  ask(path, { headers }).then((response) => response.json() as Promise<T>);
const text = (path: string) => ask(path).then((response) => response.text());
const send = <T>(method: string, path: string, body: unknown) =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(
    (response) => response.json() as Promise<T>,
  );

export const server = {
  shelf: () => get<Shelf>('/api/games'),
  coreWords: (language: string) => text(`/api/words/${language}`),
  gameWords: (language: string, game: string) => text(`/api/words/${language}/${game}`),
  rules: (game: string, language: string) => text(`/api/rules/${game}/${language}`),
  box: (hash: string) => get<unknown>(`/api/boxes/${hash}`),
  me: () => get<Identity>('/api/me'),
  becomeSomebody: (name: string, language: 'en' | 'fr', guest = 0) =>
    send<Identity>('POST', `/api/me${asGuest(guest)}`, { name, language }),
  forget: (guest: number) => ask(`/api/me${asGuest(guest)}`, { method: 'DELETE' }),
  table: (table: string) => get<TableFacts>(`/api/tables/${table}`),
  myTables: () => get<TableLine[]>('/api/me/tables'),
  publicTables: () => get<TableLine[]>('/api/tables'),
  lay: (table: NewTable) => send<TableFacts>('POST', '/api/tables', table),
  invite: (table: string, invite: NewInvite) => send<Invite>('POST', `/api/tables/${table}/invites`, invite),
  /** The token goes in a header: an address stands in logs. */
  invited: (invite: string) => get<Invited>('/api/invite', { 'gueridon-invite': invite }),
  join: (invite: string, guest = 0) => send<Joined>('POST', `/api/join${asGuest(guest)}`, { invite }),
  log: (table: string, before: number, guest: number) =>
    get<Log>(`/api/tables/${table}/log${asGuest(guest) || '?'}${guest ? '&' : ''}before=${before}`),
  /** As somebody else saw it, or as the asker did. */
  replay: (table: string, as: string | null, guest = 0) =>
    get<Replay>(`/api/tables/${table}/replay${as === null ? asGuest(guest) : `?seat=${as}`}`),
  whyNot: (table: string, action: string, guest: number) =>
    get<Why>(`/api/tables/${table}/why/${encodeURIComponent(action)}${asGuest(guest)}`),
  preview: (table: string, action: string, guest: number) =>
    get<Preview>(`/api/tables/${table}/preview/${encodeURIComponent(action)}${asGuest(guest)}`),
  hint: (table: string, guest: number) => get<Hint>(`/api/tables/${table}/hint${asGuest(guest)}`),
  drawing: (table: string, language: string, guest: number) =>
    text(`/api/tables/${table}/drawing/${language}${asGuest(guest)}`),
  recordAddress: (table: string) => `/api/tables/${table}/record`,
};
