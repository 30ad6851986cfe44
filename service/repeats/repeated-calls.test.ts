import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { readAuditLog } from '../testing/audit-log';
import { fileOf } from '../testing/fresh-organisation';
import { serviceWithMail } from '../testing/mail-server';
import { signIn, type TestService, testService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const organisation = `/api/organisation/${fixedIdentifier('organisation', 3)}`;

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-test-number-${keys}`;
};

type Options = NonNullable<Parameters<TestService['call']>[1]>;

const keyed = (path: string, key: string, { body, ...options }: Options) =>
  service.call(path, { as: 'superUser', body, headers: { 'Idempotency-Key': key }, ...options });

const instances = '/api/POSCoreInstance/batch';
const instance = (name: string, uri = 'https://core.test') => ({
  changes: [{ name, uri, jwtSigningKey: 'signs-every-token-of-this-instance' }],
  deletes: [],
});

async function namesOf(path: string): Promise<string[]> {
  const records: { name: string }[] = await (await service.call(path, { as: 'superUser' })).json();
  return records.map(({ name }) => name);
}

const signInAgain = () => signIn(service, demoAccounts.superUser.email, demoPassword);

const countOf = async (name: string) =>
  (await namesOf('/api/POSCoreInstance')).filter((found) => found === name).length;

describe('a creation that is sent again with its key', () => {
  test('makes one record, and gets the first answer', async () => {
    const key = newKey();
    const first = await keyed(instances, key, { body: instance('Twice') });
    const second = await keyed(instances, key, { body: instance('Twice') });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers.get('Idempotency-Replayed')).toBeNull();
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await second.json()).toEqual(await first.json());
    expect(await countOf('Twice')).toBe(1);
    expect(await readAuditLog(service, 'Twice')).toHaveLength(1);
  });

  test('makes one record when 50 come at once', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => keyed(instances, key, { body: instance('Fifty') })),
    );
    const replayed = answers.filter(({ headers }) => headers.has('Idempotency-Replayed'));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(replayed).toHaveLength(49);
    expect(await countOf('Fifty')).toBe(1);
  });

  test('makes one record after a restart, and in a new session of the person', async () => {
    const key = newKey();
    await keyed(instances, key, { body: instance('Restarted') });
    await service.restart();
    const headers = { 'Idempotency-Key': key, Cookie: await signInAgain() };
    const second = await service.call(instances, { body: instance('Restarted'), headers });
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await countOf('Restarted')).toBe(1);
  });

  test('is not refused because the record exists', async () => {
    const key = newKey();
    const body = { changes: [{ name: 'Twice the team' }], deletes: [] };
    await keyed(`${organisation}/team/batch`, key, { body });
    const second = await keyed(`${organisation}/team/batch`, key, { body });
    expect(second.status).toBe(200);
  });

  test('shows a secret that is shown once to whoever has the key', async () => {
    const account = fixedIdentifier('serviceAccount', 1);
    const path = `${organisation}/serviceaccounts/${account}/resetpassword`;
    const key = newKey();
    const reset = () => keyed(path, key, { as: 'administrator', method: 'POST' });
    const first = await reset();
    expect(await (await reset()).json()).toEqual(await first.json());
    expect(await readAuditLog(service, 'The password of service account')).toHaveLength(1);
  });
});

describe('a deletion that is sent again with its key', () => {
  const undoIdOf = (answer: Response) => answer.headers.get('Undo-Id');
  const deletion = async () => {
    const team = `${organisation}/team/batch`;
    const made = await keyed(team, newKey(), {
      body: { changes: [{ name: newKey() }], deletes: [] },
    });
    const { teamID } = (await made.json()).changes[0];
    const members = `${organisation}/team/${teamID}/members/batch`;
    const member = { teamID, userID: demoAccounts.ordinaryUser.userID };
    const joined = await keyed(members, newKey(), { body: { changes: [member], deletes: [] } });
    const { teamUserLinkID } = (await joined.json()).changes[0];
    const [key, body] = [newKey(), { changes: [], deletes: [teamUserLinkID] }];
    return (session: object = {}) =>
      keyed(members, key, { body, headers: { 'Idempotency-Key': key, ...session } });
  };

  test('can still be undone with the answer to the repetition', async () => {
    const send = await deletion();
    const undoID = undoIdOf(await send());
    const second = await send();
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect([undoIdOf(second), typeof undoID]).toEqual([undoID, 'string']);
    const undone = await keyed(`${organisation}/undo`, newKey(), { body: { undoID } });
    expect((await undone.json()).restoredIDs).toHaveLength(1);
  });

  test('names nothing to undo in another session, and after two minutes', async () => {
    const send = await deletion();
    const undoID = undoIdOf(await send());
    const elsewhere = await send({ Cookie: await signInAgain() });
    expect(elsewhere.headers.get('Idempotency-Replayed')).toBe('true');
    expect(undoIdOf(elsewhere)).toBeNull();
    const before = service.clock.now;
    service.clock.now = new Date(before.getTime() + 119_999);
    expect(undoIdOf(await send())).toBe(undoID);
    service.clock.now = new Date(before.getTime() + 120_000);
    expect(undoIdOf(await send())).toBeNull();
    service.clock.now = before;
  });
});

describe('a key', () => {
  test('of another request is refused with 422', async () => {
    const key = newKey();
    await keyed(instances, key, { body: instance('First') });
    const other = await keyed(instances, key, { body: instance('Other') });
    expect(other.status).toBe(422);
    expect(await other.text()).toBe(
      'Something else was saved in this attempt already. Reload the page and look at what is there.',
    );
    expect(await countOf('Other')).toBe(0);
  });

  test('of another path is refused with 422', async () => {
    const key = newKey();
    const below = `/api/organisation/${fixedIdentifier('organisation', 4)}/team/batch`;
    const body = { changes: [{ name: 'Wandering' }], deletes: [] };
    await keyed(`${organisation}/team/batch`, key, { body });
    expect((await keyed(below, key, { body })).status).toBe(422);
  });

  test('belongs to one person: others cannot read the answer with it', async () => {
    const key = newKey();
    const path = `${organisation}/team/batch`;
    const ofSuperUser = { changes: [{ name: 'Of the super user' }], deletes: [] };
    const first = await keyed(path, key, { body: ofSuperUser });
    expect(first.status).toBe(200);
    const second = await keyed(path, key, {
      as: 'administrator',
      body: { changes: [{ name: 'Of the administrator' }], deletes: [] },
    });
    expect(second.status).toBe(200);
    expect(second.headers.get('Idempotency-Replayed')).toBeNull();
  });

  test('gives no answer to a person who has lost the right to the call', async () => {
    const key = newKey();
    await keyed(instances, key, { body: instance('Forbidden') });
    const answer = await keyed(instances, key, {
      as: 'administrator',
      body: instance('Forbidden'),
    });
    expect(answer.status).toBe(403);
  });

  test('can be used again after a refusal', async () => {
    const key = newKey();
    const refused = await keyed(instances, key, { body: instance('Mended', 'no address') });
    expect(refused.status).toBe(400);
    expect((await keyed(instances, key, { body: instance('Mended') })).status).toBe(200);
    expect(await countOf('Mended')).toBe(1);
  });

  test.each(['short', 'with spaces is not a key', 'x'.repeat(65), 'one-key-of-two, another-key'])(
    'that is malformed is refused: %s',
    async (key) => {
      const answer = await keyed(instances, key, { body: instance('Malformed') });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('X-Contract-Violation')).toContain('Idempotency-Key');
    },
  );
});

describe('what is stored', () => {
  test('tells neither key nor request nor answer', async () => {
    const key = newKey();
    await keyed(instances, key, { body: instance('Unreadable') });
    const database = fileOf(service);
    const { rows } = await database.execute('select * from repeatable_answers');
    database.close();
    const stored = JSON.stringify(rows);
    const texts = [key, 'Unreadable', 'signs-every-token', demoAccounts.superUser.userID];
    for (const text of texts) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('base64').slice(0, 12));
    }
  });

  test('is neither the change nor the answer when the answer cannot be stored', async () => {
    const database = fileOf(service);
    await database.execute(
      `create trigger no_answers before insert on repeatable_answers
       begin select raise(abort, 'no room'); end`,
    );
    const key = newKey();
    const failed = await keyed(instances, key, { body: instance('Neither') });
    await database.execute('drop trigger no_answers');
    database.close();
    expect(failed.status).toBe(500);
    expect(await countOf('Neither')).toBe(0);
    expect(await readAuditLog(service, 'Neither')).toEqual([]);
    expect((await keyed(instances, key, { body: instance('Neither') })).status).toBe(200);
    expect(await countOf('Neither')).toBe(1);
  });
});

test('an invitation that is sent again at the same time or later is mailed once', async () => {
  const mailed = await serviceWithMail();
  const options = {
    as: 'administrator',
    headers: { 'Idempotency-Key': newKey() },
    body: {
      email: 'once@demo.test',
      isOrgAdmin: false,
      permissionGroupIDs: [],
      rootNodes: [],
      teamMembershipIDs: [],
    },
  } as const;
  await mailed.service.cookieOf('administrator');
  const send = () => mailed.service.call(`${organisation}/sendinvite`, options);
  const [first, second] = await Promise.all([send(), send()]);
  const third = await send();
  expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
  const recipients = mailed.server.lines.filter((line) => line.startsWith('RCPT TO:'));
  expect(recipients).toEqual(['RCPT TO:<once@demo.test>']);
  await mailed.close();
});

test('another instance of the service knows the answer', async () => {
  const other = await testService({ databaseUrl: `file:${service.folder}/service.db` });
  const key = newKey();
  const first = await keyed(instances, key, { body: instance('Of one of two') });
  const headers = { 'Idempotency-Key': key, Cookie: await service.cookieOf('superUser') };
  const second = await other.call(instances, { body: instance('Of one of two'), headers });
  await other.close();
  expect(second.headers.get('Idempotency-Replayed')).toBe('true');
  expect(await second.json()).toEqual(await first.json());
});

// Last, because signing in a day later ends the sessions of the other tests.
test('a key is forgotten after a day, and its answer is removed', async () => {
  const key = newKey();
  await keyed(instances, key, { body: instance('Yesterday') });
  const before = service.clock.now;
  service.clock.now = new Date(before.getTime() + 24 * 60 * 60_000);
  // The session has ended as well.
  const headers = { 'Idempotency-Key': key, Cookie: await signInAgain() };
  const again = await service.call(instances, { body: instance('Yesterday'), headers });
  expect(again.headers.get('Idempotency-Replayed')).toBeNull();
  const database = fileOf(service);
  const { rows } = await database.execute('select count(*) as kept from repeatable_answers');
  database.close();
  expect(rows[0]?.kept).toBe(1);
  service.clock.now = before;
});
