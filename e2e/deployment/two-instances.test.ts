import { beforeAll, expect, test, vi } from 'vitest';
import { mailServer } from '../../service/testing/mail-server';
import type { User, UserBatchResult } from '../../src/api/schema.gen';
import { answer, call, signIn } from './support/calls';
import { cleansUp, later } from './support/clean-up';
import { type Cluster, startCluster } from './support/start-cluster';
import { firstSuperUser } from './support/start-instance';

cleansUp();

const { email, password } = firstSuperUser;

let mail: Awaited<ReturnType<typeof mailServer>>;
let cluster: Cluster;
beforeAll(async () => {
  mail = await mailServer();
  later('file', () => mail.close());
  cluster = await startCluster({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}/?from=console@demo.test`,
  });
});

const person = (name: string) => ({
  shortName: name,
  fullName: name,
  email: `${name.toLowerCase()}@demo.test`,
});

const save = (origin: string, session: Record<string, string>, name: string) =>
  answer<UserBatchResult>(origin, '/api/user/batch', session, {
    changes: [person(name)],
    deletes: [],
  });

const namesAt = async (origin: string, session: Record<string, string>) =>
  (await answer<User[]>(origin, '/api/user', session)).map((user) => user.fullName);

test('a session of one instance is good at the other at once, and so is its end', async () => {
  const { onPrimary, onReplica } = cluster;
  for (const [first, second] of [
    [onPrimary, onReplica],
    [onReplica, onPrimary],
  ] as const) {
    const session = await signIn(first.origin, email, password);
    const signedIn = await call(second.origin, '/Authentication/current', session);
    expect(signedIn.status).toBe(200);
    const { Cookie } = session;
    const form = { method: 'POST', headers: { Cookie }, redirect: 'manual' } as const;
    expect((await fetch(`${second.origin}/authentication/logout`, form)).status).toBe(303);
    expect((await call(first.origin, '/Authentication/current', session)).status).toBe(401);
  }
});

test('behind the proxy, each answer has every record that was saved before', async () => {
  const { origin } = cluster;
  const session = await signIn(origin, email, password);
  for (let turn = 0; turn < 12; turn += 1) {
    await save(origin, session, `Turn${turn}`);
    expect(await namesAt(origin, session)).toContain(`Turn${turn}`);
    expect(await namesAt(origin, session)).toContain(`Turn${turn}`);
  }
});

test('saves at the same moment are all kept, and one address is given once', async () => {
  const { origin } = cluster;
  const session = await signIn(origin, email, password);
  const names = Array.from({ length: 12 }, (_, index) => `Together${index}`);
  await Promise.all(names.map((name) => save(origin, session, name)));
  expect(await namesAt(origin, session)).toEqual(expect.arrayContaining(names));

  const same = { changes: [person('Same')], deletes: [] };
  const saved = await Promise.all(
    Array.from({ length: 6 }, () => call(origin, '/api/user/batch', session, same)),
  );
  expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
});

test('a mail is sent once, and its link works at the other instance', async () => {
  const { onPrimary, onReplica } = cluster;
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  await answer(onPrimary.origin, '/passwordreset/send', headers, { email });
  const link = /\/resetpassword\/validate\/([\w-]+)\//;
  const token = await vi.waitUntil(() => link.exec(mail.text())?.[1], { timeout: 30_000 });
  await answer(onReplica.origin, '/passwordreset/validate', headers, { email, token });
  await answer(onReplica.origin, '/passwordreset/confirm', headers, {
    email,
    token,
    userPassword: 'Another long passphrase 2',
  });
  await signIn(onPrimary.origin, email, 'Another long passphrase 2');
  const used = { email, token, userPassword: password };
  expect((await call(onPrimary.origin, '/passwordreset/confirm', headers, used)).status).toBe(404);
  const resets = mail.lines.filter((line) => line.startsWith('Subject:') && /reset/i.test(line));
  expect(resets).toHaveLength(1);
});

test('a session goes on when its instance is killed', async () => {
  const { origin, onPrimary } = cluster;
  const session = await signIn(onPrimary.origin, email, 'Another long passphrase 2');
  await save(onPrimary.origin, session, 'Last');
  await onPrimary.program.end('SIGKILL');
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await namesAt(origin, session)).toContain('Last');
  }
});
