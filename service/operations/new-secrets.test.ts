import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoPassword } from '../database/seed/demo-accounts';
import { quickPasswords } from '../testing/quick-passwords';
import { signIn, type TestService, testService } from '../testing/test-service';

let service: TestService;
let hashed: string[] = [];
let meanwhile: () => Promise<unknown>;

beforeAll(async () => {
  service = await testService({
    passwords: {
      ...quickPasswords,
      async hashAll(secrets) {
        hashed.push(...secrets);
        await meanwhile();
        return quickPasswords.hashAll(secrets);
      },
    },
  });
});

afterAll(() => service.close());

beforeEach(() => {
  hashed = [];
  meanwhile = async () => {};
});

type Fields = Record<string, unknown>;

const client = (number: number): Fields => ({
  clientID: `many${number}`,
  name: 'Many',
  newClientSecret: `secret ${number}`,
});
const server = (number: number): Fields => ({
  name: `Many ${number}`,
  uri: 'https://many.test',
  secret: `secret ${number}`,
});

const many = (count: number, recordOf: (number: number) => Fields) =>
  Array.from({ length: count }, (_, number) => recordOf(number));

const commit = (path: string, changes: Fields[], deletes: string[] = []) =>
  service.call(`${path}/batch`, { as: 'superUser', body: { changes, deletes } });

/** Saves with a body that is so large that the saves of a person take turns. */
const commitMuch = async (path: string, changes: Fields[], key: string) =>
  service.fetch(`${path}/batch`, {
    method: 'POST',
    body: JSON.stringify({ changes, deletes: [] }).padEnd(65 * 1024),
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'Idempotency-Key': key,
      Cookie: await service.cookieOf('superUser'),
    },
  });

const reasonOf = async (answer: Promise<Response>) => (await answer).headers.get('X-Error-Reason');

const listOf = async (path: string) => (await service.call(path, { as: 'superUser' })).json();

describe.each([
  ['/api/client', client, { redirectUris: ['javascript:1'] }, 'redirect'],
  ['/api/integrationServerInstance', server, { name: 'Many 0' }, 'already'],
])('%s', (path, recordOf, mistake, reason) => {
  test('hashes nothing for a batch that is refused', async () => {
    const changes = [...many(3, recordOf), { ...recordOf(3), ...mistake }];
    expect(await reasonOf(commit(path, changes))).toContain(reason);
    expect(await reasonOf(commit(path, many(3, recordOf), [crypto.randomUUID()]))).toContain(
      'does not exist',
    );
    expect(hashed).toEqual([]);
  });

  test('takes 50 new secrets in a call, and says so', async () => {
    expect(await reasonOf(commit(path, many(51, recordOf)))).toBe(
      'At most 50 new secrets can be saved at once; these are 51. Save the others afterwards.',
    );
    expect(hashed).toEqual([]);
    expect((await commit(path, many(50, recordOf))).status).toBe(200);
    expect(hashed).toHaveLength(50);
  });

  test('hashes nothing without a new secret', async () => {
    const { newClientSecret, secret, ...plain } = recordOf(100);
    expect((await commit(path, [{ ...plain, name: 'Plain' }])).status).toBe(200);
    expect(hashed).toEqual([]);
  });

  test('keeps no other save waiting while it hashes', async () => {
    meanwhile = async () => {
      const other = await commit('/api/POSCoreInstance', [{ name: 'X', uri: 'https://x.test' }]);
      expect(other.status).toBe(200);
    };
    expect((await commit(path, [recordOf(200)])).status).toBe(200);
    expect(hashed).toEqual(['secret 200']);
  });

  test('gives its turn up while it waits for the same large save', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    meanwhile = () => held;
    const key = `repeated${path.replaceAll('/', '-')}`;
    const first = commitMuch(path, [recordOf(400)], key);
    await vi.waitUntil(() => hashed.length > 0, { timeout: 10_000 });
    const second = commitMuch(path, [recordOf(400)], key);
    const other = [{ name: 'Y', uri: 'https://y.test' }];
    const third = await commitMuch('/api/POSCoreInstance', other, `other-${key}`);
    goOn();
    const answers = [await first, await second, third];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const replayed = answers.map(({ headers }) => headers.get('Idempotency-Replayed'));
    expect(replayed).toEqual([null, 'true', null]);
    expect(hashed).toEqual(['secret 400']);
  });

  test('saves nothing for a session that ends while it hashes', async () => {
    const Cookie = await signIn(service, 'super@demo.test', demoPassword);
    const before = await listOf(path);
    meanwhile = () =>
      service.call('/authentication/logout', { method: 'POST', headers: { Cookie } });
    const body = { changes: [recordOf(300)], deletes: [] };
    const answer = await service.call(`${path}/batch`, { body, headers: { Cookie } });
    expect(answer.status).toBe(401);
    expect(hashed).toEqual(['secret 300']);
    expect(await listOf(path)).toEqual(before);
  });
});
