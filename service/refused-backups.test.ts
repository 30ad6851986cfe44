import { appendFileSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from './database/backup';
import { checksumFile, compareChecksum } from './database/backup-checksum';
import { demoAccounts } from './database/seed/demo-accounts';
import { fixedIdentifier } from './database/seed/fixed-identifiers';
import { restoreRecords } from './restore-records';
import { tableDigests } from './testing/table-digests';
import { type TestService, testService, testTime } from './testing/test-service';

let service: TestService;
let file: string;
let backup: string;

beforeAll(async () => {
  service = await testService();
  file = join(service.folder, 'service.db');
  backup = join(service.folder, 'backup.db');
  await backUp(file, backup);
});

afterAll(() => service.close());

const { userID } = demoAccounts.ordinaryUser;
const ofUser = `where user_id = '${userID}'`;
const team = fixedIdentifier('team', 1);
const link = fixedIdentifier('link', 2);
const organisation = fixedIdentifier('organisation', 3);

/** Changes a copy of the backup with a client that obeys no rule of the tables. */
async function damagedBackup(statements: readonly string[]): Promise<string> {
  const copy = join(service.folder, 'damaged.db');
  copyFileSync(backup, copy);
  const client = createClient({ url: `file:${copy}`, concurrency: 1 });
  for (const pragma of ['foreign_keys = OFF', 'ignore_check_constraints = ON']) {
    await client.execute(`PRAGMA ${pragma}`);
  }
  for (const statement of statements) await client.execute(statement);
  client.close();
  return copy;
}

const optional = (from: string, to: string) => [
  'PRAGMA writable_schema = ON',
  `update sqlite_schema set sql = replace(sql, '${from}', '${to}') where name = 'users'`,
  'PRAGMA writable_schema = RESET',
];
const [name, maybe] = ['`full_name` text NOT NULL', '`full_name` text'];

describe('a backup with a bad record is refused, names it, and changes nothing', () => {
  test.each<[what: string, statements: string[], message: string]>([
    [
      'a missing value',
      [
        ...optional(name, maybe),
        `update users set full_name = null ${ofUser}`,
        ...optional(maybe, name),
      ],
      `users (user_id ${userID}): full_name is missing`,
    ],
    [
      'a text in place of a moment',
      [`update users set date_time_created = 'secret' ${ofUser}`],
      `users (user_id ${userID}): date_time_created is not a whole number`,
    ],
    [
      'a moment that no text can have',
      [`update users set date_time_created = 9000000000000000000 ${ofUser}`],
      `users (user_id ${userID}): date_time_created is too large a number`,
    ],
    [
      'access that ends in the year 20000',
      [
        `update organisation_user_links set ends_at = 568971820800000
        where organisation_user_link_id = '${link}'`,
      ],
      `organisation_user_links (organisation_user_link_id ${link}): ends_at is not in the years 0000 to 9999 in UTC`,
    ],
    [
      'a moment of the year -1',
      [`update users set date_time_created = -62167219200001 ${ofUser}`],
      `users (user_id ${userID}): date_time_created is not in the years 0000 to 9999 in UTC`,
    ],
    [
      'bytes in place of a text',
      [`update users set full_name_folded = null, full_name = x'00ff' ${ofUser}`],
      `users (user_id ${userID}): full_name is not a text`,
    ],
    [
      'what is no JSON',
      [`update users set scopes = '["secret' ${ofUser}`],
      `users (user_id ${userID}): scopes is not JSON`,
    ],
    [
      'a flag that is neither on nor off',
      [`update users set is_email_unconfirmed = 2 ${ofUser}`],
      `users (user_id ${userID}): is_email_unconfirmed is neither 0 nor 1`,
    ],
    [
      'a number of no enum',
      [`update organisations set organisation_type = 77 where organisation_id = '${organisation}'`],
      `organisations (organisation_id ${organisation}): organisation_type is not a number of its list`,
    ],
    [
      'a broken condition',
      [
        `update organisation_user_links set user_id = null, team_id = null
        where organisation_user_link_id = '${link}'`,
      ],
      `organisation_user_links (organisation_user_link_id ${link}): it breaks the condition organisation_user_links_target`,
    ],
    [
      'a record that points to none',
      [`update teams set owner_organisation_id = 'nobody' where team_id = '${team}'`],
      `teams (team_id ${team}): it points to a missing record of organisations`,
    ],
    [
      'a key of two columns',
      ["update monthly_statistics set total_outlets = 'x' where rowid = 1"],
      'monthly_statistics (month ',
    ],
    [
      'a key that is the hash of a secret',
      [
        `insert into invite_tokens (token_hash, organisation_user_invite_id, date_time_expires)
        select 'secret', organisation_user_invite_id, 'soon' from invites limit 1`,
      ],
      'invite_tokens (row ',
    ],
  ])('%s', async (_, statements, message) => {
    const damaged = await damagedBackup(statements);
    const before = await tableDigests(service.database);
    const failure = await restoreRecords(file, damaged, testTime).catch((error: unknown) => error);
    expect(String(failure)).toContain(`The backup has a bad record in the table ${message}`);
    expect(String(failure)).toContain('Nothing was changed.');
    expect(String(failure)).not.toContain('secret');
    expect(await tableDigests(service.database)).toEqual(before);
  });
});

describe('the checksum of a backup', () => {
  test('is in the form that sha256sum checks, and a restore leaves the backup as it is', async () => {
    expect(readFileSync(checksumFile(backup), 'utf8')).toMatch(/^[0-9a-f]{64} {2}backup\.db\n$/);
    await restoreRecords(file, backup, testTime);
    expect(await compareChecksum(backup)).toBe(true);
  });

  test('refuses a backup whose bytes have changed, and a file without a checksum', async () => {
    const changed = join(service.folder, 'changed.db');
    await backUp(file, changed);
    appendFileSync(changed, 'x');
    await expect(compareChecksum(changed)).rejects.toThrow(
      `${changed} has changed since it was made: its checksum is not that of ${changed}.sha256.`,
    );
    writeFileSync(checksumFile(changed), '');
    await expect(compareChecksum(changed)).rejects.toThrow('has no checksum');
    rmSync(checksumFile(changed));
    expect(await compareChecksum(changed)).toBe(false);
  });
});
