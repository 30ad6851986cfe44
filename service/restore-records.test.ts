import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexAuditLog } from './database/audit-log-index';
import { backUp } from './database/backup';
import { openDatabase } from './database/open-database';
import { demoAccounts, demoPassword } from './database/seed/demo-accounts';
import { fixedIdentifier } from './database/seed/fixed-identifiers';
import { restoreRecords } from './restore-records';
import { fileOf } from './testing/fresh-organisation';
import { signIn, type TestService, testService, testTime } from './testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

async function query(text: string): Promise<number> {
  const database = fileOf(service);
  const { rows } = await database.execute(text);
  database.close();
  return Number(rows[0]?.[0]);
}

test('a restore brings back the organisations with all that is above them', async () => {
  const closure = 'select count(*) from organisation_closure';
  const before = await query(closure);
  const backup = join(service.folder, 'organisations.db');
  await backUp(join(service.folder, 'service.db'), backup);
  await query('delete from organisation_closure where ancestor_id <> descendant_id');
  expect(await query(closure)).toBeLessThan(before);
  await restoreRecords(join(service.folder, 'service.db'), backup, testTime);
  expect(await query(closure)).toBe(before);
});

test('a restore brings back no known device, and sends no mail that waited', async () => {
  await signIn(service, demoAccounts.ordinaryUser.email, demoPassword);
  await query(
    `insert into mail_jobs (mail_job_id, kind, email, date_time_created, date_time_taken)
     values ('waiting', 'password-reset', 'user@demo.test', 0, 0)`,
  );
  const counts = () =>
    Promise.all(
      ['known_devices', 'mail_jobs'].map((name) => query(`select count(*) from ${name}`)),
    );
  expect(await counts()).toEqual([1, 1]);
  const backup = join(service.folder, 'backup.db');
  await backUp(join(service.folder, 'service.db'), backup);
  await restoreRecords(join(service.folder, 'service.db'), backup, testTime);
  expect(await counts()).toEqual([0, 0]);
  expect(await query('select count(*) from users')).toBeGreaterThan(3);
});

test('after a restore, an invitation whose mail waited says that it was not sent', async () => {
  await query(
    `insert into mail_jobs
       (mail_job_id, kind, email, date_time_created, date_time_taken, organisation_user_invite_id)
     select 'invited', 'invitation', email, 0, 0, organisation_user_invite_id from invites limit 1`,
  );
  const backup = join(service.folder, 'invited.db');
  await backUp(join(service.folder, 'service.db'), backup);
  await restoreRecords(join(service.folder, 'service.db'), backup, testTime);
  const failed = 'select date_time_failed from mail_jobs';
  expect(await query(failed)).toBe(testTime.getTime());
});

test('a restore empties the index of the audit log, and the service rebuilds it', async () => {
  const found = `select count(*) from audit_log_folded_messages where audit_log_folded_messages match '"was"'`;
  const database = await openDatabase({ url: `file:${join(service.folder, 'service.db')}` });
  await indexAuditLog(database);
  database.$client.close();
  expect(await query(found)).toBeGreaterThan(500);
  const backup = join(service.folder, 'index.db');
  await backUp(join(service.folder, 'service.db'), backup);
  await restoreRecords(join(service.folder, 'service.db'), backup, testTime);
  expect(await query(found)).toBe(0);
  expect(await query('select count(*) from audit_log_names')).toBe(0);
});

test('a restore lets nobody write from the copy of the records of now on', async () => {
  const file = join(service.folder, 'service.db');
  const [backup, saved] = [join(service.folder, 'earlier.db'), join(service.folder, 'now.db')];
  await backUp(file, backup);
  await query("insert into meta (key, value) values ('answered', 'before')");
  let code: unknown;
  await restoreRecords(file, backup, testTime, async () => {
    const late = query("insert into meta (key, value) values ('answered', 'late')");
    code = await late.catch((error) => error.code);
    await backUp(file, saved);
  });
  expect(code).toBe('SQLITE_BUSY');
  const answered = "select count(*) from meta where key = 'answered'";
  expect(await query(answered)).toBe(0);
  await restoreRecords(file, saved, testTime);
  expect(await query(answered)).toBe(1);
});

test('a restore keeps the changes of later entries with these entries', async () => {
  const rename = async (shortName: string) => {
    const own = await (await service.call('/api/user/profile', { as: 'superUser' })).json();
    const body = { ...own, shortName };
    await service.call('/api/user/profile', { as: 'superUser', body });
  };
  await rename('Before');
  const backup = join(service.folder, 'changes.db');
  await backUp(join(service.folder, 'service.db'), backup);
  // The numbers of later entries change with a restore: entries between them are gone.
  await query(`insert into audit_log_entries (audit_log_type, message, date_time_created)
     values (0, 'removed again', 0)`);
  await rename('Later');
  await query("delete from audit_log_entries where message = 'removed again'");
  await restoreRecords(join(service.folder, 'service.db'), backup, testTime);
  const named = (text: string) =>
    query(`select count(*) from audit_log_changes join audit_log_entries
     using (audit_log_entry_id) where audit_log_type = 400 and changes like '%"after":"${text}"%'`);
  expect([await named('Before'), await named('Later')]).toEqual([1, 1]);
});

test('a restore takes each moment that a call takes', async () => {
  const Cookie = await signIn(service, demoAccounts.superUser.email, demoPassword);
  const send = async (organisation: number, path: string, body: object) => {
    const id = fixedIdentifier('organisation', organisation);
    const answer = await service.call(`/api/organisation/${id}${path}`, {
      body,
      headers: { Cookie },
    });
    expect(answer.status).toBe(200);
  };
  for (const [notBefore, node, rootNodeType] of [
    ['0000-01-01 00:00:00', 1, 0],
    ['0206-11-23 08:00:00', 3, 2],
    ['9999-12-31 23:59:59', null, null],
  ] as const) {
    await send(4, `/acceptances/${fixedIdentifier('application', 1)}/add`, {
      applicationPackageID: fixedIdentifier('applicationPackage', 3),
      notBefore,
      rootNodeID: node && fixedIdentifier('outletNode', node),
      rootNodeType,
      userID: demoAccounts.superUser.userID,
    });
  }
  for (const [link, endsAt] of [
    [2, '0001-01-01T00:00:00Z'],
    [3, '9999-12-31T23:59:59.999Z'],
  ] as const) {
    await send(3, '/accessends', { organisationUserLinkID: fixedIdentifier('link', link), endsAt });
  }
  const backup = join(service.folder, 'moments.db');
  await backUp(join(service.folder, 'service.db'), backup);
  await restoreRecords(join(service.folder, 'service.db'), backup, testTime);
});
