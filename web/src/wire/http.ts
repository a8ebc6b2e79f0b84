// Everything asked of the server over HTTP. A refusal is a Refusal, which has words; a dead line is a Lost.
import type {
  Identity, Invite, Joined, NewInvite, NewTable, Refused, Replay, Said, Shelf, TableFacts, TableLine,
} from './messages';

export class Refusal extends Error {
  constructor(readonly said: Said, readonly game: string | null = null, readonly paragraph: string | null = null, readonly status = 0) {
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
  const body = response.headers.get('content-type')?.includes('json') ? ((await response.json()) as Partial<Refused>) : {};
  if (!body.error) throw new Lost(`${response.status} ${path}`);
  throw new Refusal(body.error, body.game ?? null, body.paragraph ?? null, response.status);
}

const get = <T>(path: string) => ask(path).then((response) => response.json() as Promise<T>);
const text = (path: string) => ask(path).then((response) => response.text());
const send = <T>(method: string, path: string, body: unknown) =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((response) => response.json() as Promise<T>);

export const server = {
  shelf: () => get<Shelf>('/api/games'),
  coreWords: (language: string) => text(`/api/words/${language}`),
  gameWords: (language: string, game: string) => text(`/api/words/${language}/${game}`),
  rules: (game: string, language: string) => text(`/api/rules/${game}/${language}`),
  me: () => get<Identity>('/api/me'),
  becomeSomebody: (name: string, language: 'en' | 'fr') => send<Identity>('POST', '/api/me', { name, language }),
  myTables: () => get<TableLine[]>('/api/me/tables'),
  publicTables: () => get<TableLine[]>('/api/tables'),
  lay: (table: NewTable) => send<TableFacts>('POST', '/api/tables', table),
  invite: (table: string, invite: NewInvite) => send<Invite>('POST', `/api/tables/${table}/invites`, invite),
  join: (invite: string) => send<Joined>('POST', '/api/join', { invite }),
  replay: (table: string, as: string | null) => get<Replay>(`/api/tables/${table}/replay${as === null ? '' : `?seat=${as}`}`),
  recordAddress: (table: string) => `/api/tables/${table}/record`,
};
