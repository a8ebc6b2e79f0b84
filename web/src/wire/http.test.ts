import { expect, test, vi } from 'vitest';
import { asGuest, Lost, Refusal, server } from './http';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What the server is asked, while it answers so. */
function answering(answer: () => Promise<Response> | Response) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve().then(answer));
}

test('the owner of a browser is not named; the others at the same device are', () => {
  expect([asGuest(0), asGuest(2)]).toEqual(['', '?as=2']);
});

test('a refusal has a sentence, its game and the paragraph of the rules', async () => {
  const refused = { is: 'error', error: { code: 'refuse-follow-suit', args: {} }, game: 'cards', paragraph: '3.2' };
  answering(() => json(refused, 409));
  const refusal = await server.me().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ said: refused.error, game: 'cards', paragraph: '3.2', status: 409 });
});

test('nobody answering is a lost line', async () => {
  answering(() => Promise.reject(new TypeError('refused')));
  await expect(server.me()).rejects.toBeInstanceOf(Lost);
});

test('an answer that is not ours, as of a gateway, is a lost line', async () => {
  answering(() => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
  await expect(server.me()).rejects.toBeInstanceOf(Lost);
});

test('an invite travels in a header: an address stands in logs', async () => {
  const fetch = answering(() => json({}));
  await server.invited('token-of-an-invite');
  const [path, init] = fetch.mock.calls[0]!;
  expect(path).toBe('/api/invite');
  expect(init?.headers).toEqual({ 'gueridon-invite': 'token-of-an-invite' });
});

test('the log before a moment is asked for as the one who sits there', async () => {
  const fetch = answering(() => json({}));
  await server.log('k3v9', 64, 0);
  await server.log('k3v9', 64, 2);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    '/api/tables/k3v9/log?before=64',
    '/api/tables/k3v9/log?as=2&before=64',
  ]);
});

test('an action may hold signs that mean something in an address', async () => {
  const fetch = answering(() => json({}));
  await server.whyNot('k3v9', 'b3>c4/x', 1);
  expect(fetch.mock.calls[0]![0]).toBe('/api/tables/k3v9/why/b3%3Ec4%2Fx?as=1');
});
