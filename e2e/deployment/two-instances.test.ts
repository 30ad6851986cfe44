import { expect, test } from 'vitest';
import type { User, UserBatchResult } from '../../src/api/schema.gen';
import { answer, call, signIn } from './support/calls';
import { cleansUp } from './support/clean-up';
import { firstSuperUser, type Instance, startInstance } from './support/start-instance';
import { startNginx } from './support/start-nginx';
import { startSqld } from './support/start-sqld';

cleansUp();

const { email, password } = firstSuperUser;

const proxyOf = (instances: Instance[]) =>
  startNginx({
    http: (port) => `
      upstream console { ${instances.map((each) => `server 127.0.0.1:${each.port};`).join(' ')} }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://console;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }`,
  });

test('two instances share records and sessions, and one goes on without the other', async () => {
  const { url } = await startSqld();
  const environment = { DATABASE_URL: url };
  const first = await startInstance({ environment });
  const second = await startInstance({ environment });
  const session = await signIn(first.origin, email, password);
  const person = { shortName: 'Nia', fullName: 'Nia Okafor', email: 'nia@demo.test' };
  await answer<UserBatchResult>(first.origin, '/api/user/batch', session, {
    changes: [person],
    deletes: [],
  });
  const seen = await answer<User[]>(second.origin, '/api/user', session);
  expect(seen.map((user) => user.fullName)).toContain('Nia Okafor');

  const { port } = await proxyOf([first, second]);
  const origin = `http://127.0.0.1:${port}`;
  await first.program.end('SIGKILL');
  for (let call = 0; call < 4; call += 1) {
    expect(await answer<User[]>(origin, '/api/user', session)).toHaveLength(2);
  }
  expect((await call(origin, '/api/user', { ...session, Cookie: '' })).status).toBe(401);
});
