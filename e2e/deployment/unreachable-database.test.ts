import { expect, test } from 'vitest';
import { freePort } from '../../scripts/commands/lib/free-port';
import { whenReady } from '../../scripts/commands/lib/run-program';
import type { User } from '../../src/api/schema.gen';
import { answer, call, signIn } from './support/calls';
import { cleansUp } from './support/clean-up';
import { databaseToken } from './support/database-token';
import { firstSuperUser, startInstance } from './support/start-instance';
import { startNginx } from './support/start-nginx';
import { startSqld } from './support/start-sqld';

cleansUp();

const { email, password } = firstSuperUser;

const startLater = (url: string) =>
  startInstance({ environment: { DATABASE_URL: url }, isReadyLater: true });

test('at the start, the service says that the server does not answer, and waits for it', async () => {
  const port = await freePort(0);
  const { sqldArguments, token } = databaseToken();
  const instance = await startLater(`http://127.0.0.1:${port}?authToken=${token}`);
  const said = (seconds: number) => () =>
    instance.program
      .output()
      .includes(
        `The database at 127.0.0.1:${port} does not answer (connection refused). Next try in ${seconds} s.`,
      );
  await whenReady(instance.program, said(1));
  await whenReady(instance.program, said(2));
  await startSqld({ port, furtherArguments: sqldArguments });
  await instance.ready();
  await signIn(instance.origin, email, password);
  expect(instance.program.output()).not.toContain(token);
  expect(instance.program.output()).not.toContain('Failed query');
});

test('a refused token ends the start with a sentence that does not have the token', async () => {
  const { sqldArguments } = databaseToken();
  const { url } = await startSqld({ furtherArguments: sqldArguments });
  const { token } = databaseToken();
  const { program } = await startLater(`${url}?authToken=${token}`);
  expect(await program.ended).toBe(1);
  const host = url.replace('http://', '');
  expect(program.output()).toContain(
    `The database at ${host} cannot be used: it refuses the token. Please correct DATABASE_URL.`,
  );
  expect(program.output()).not.toContain(token);
});

test('an address without a libSQL server ends the start', async () => {
  const { port } = await startNginx({
    http: (own) => `server { listen 127.0.0.1:${own}; location / { return 404; } }`,
  });
  const { program } = await startLater(`http://127.0.0.1:${port}?authToken=secret`);
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain(
    `The database at 127.0.0.1:${port} cannot be used: there is no libSQL server at this address. Please correct DATABASE_URL.`,
  );
});

test('without the server every call answers 503 and says why, until the server is back', async () => {
  const { sqldArguments, token } = databaseToken();
  const first = await startSqld({ furtherArguments: sqldArguments });
  const instance = await startInstance({
    environment: { DATABASE_URL: `${first.url}?authToken=${token}` },
  });
  const { origin, program } = instance;
  const session = await signIn(origin, email, password);
  await first.program.end('SIGKILL');

  const advice = 'The database does not answer at this time. Please try again in a minute.';
  const person = { shortName: 'Nia', fullName: 'Nia Okafor', email: 'nia@demo.test' };
  const batch = { changes: [person], deletes: [] };
  for (const body of [undefined, batch]) {
    const path = body ? '/api/user/batch' : '/api/user';
    const refused = await call(origin, path, session, body);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('X-Error-Reason')).toBe(advice);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.text()).toBe(advice);
  }
  expect((await fetch(`${origin}/authentication/login`, { headers: session })).status).toBe(503);

  await startSqld({ folder: first.folder, port: first.port, furtherArguments: sqldArguments });
  expect(await answer<User[]>(origin, '/api/user', session)).toHaveLength(1);
  await answer(origin, '/api/user/batch', session, batch);
  expect(await answer<User[]>(origin, '/api/user', session)).toHaveLength(2);
  expect(program.output()).toContain(
    `listUsers failed: The database at 127.0.0.1:${first.port} does not answer`,
  );
  expect(program.output()).not.toContain('Failed query');
  expect(program.output()).not.toContain(token);
});
