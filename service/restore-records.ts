import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Client, InValue } from '@libsql/client';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { auditLogTypes } from './audit-log-types';
import { auditLogIndexTables, emptyIndexStatements } from './database/audit-log-index';
import { checkFile, copyDatabase, openFile, removeLeftovers } from './database/backup';
import { BackupError } from './database/backup-error';
import { fileUrl } from './database/file-url';
import { openDatabase } from './database/open-database';
import { checkRecords } from './database/record-check';
import { runMigrations } from './database/run-migrations';
import { keptDeletions } from './database/schema/kept-deletions';
import { mailJobs } from './database/schema/mail-jobs';
import { organisationClosure } from './database/schema/organisations';
import { emailChanges, passwordResets, sessions } from './database/schema/people';
import { auditLogChanges, auditLogEntries, auditLogNames } from './database/schema/records';
import { repeatableAnswers } from './database/schema/repeats';
import { attemptCounts, knownDevices } from './database/schema/sign-in';

type Run = (sql: string, args?: InValue[]) => ReturnType<Client['execute']>;

/**
 * Tables that a restore leaves empty: what a person ended or used up since the backup must not work
 * again. Everybody signs in again. The service rebuilds the index of the audit log.
 */
const emptied: string[] = [
  sessions,
  passwordResets,
  emailChanges,
  knownDevices,
  attemptCounts,
  repeatableAnswers,
  keptDeletions,
  auditLogNames,
].map((table) => getTableName(table));

/**
 * Replaces the records of a database file by those of a backup, in one transaction, while the service
 * may be using the file. The audit log keeps the entries that are not in the backup.
 * @param file the database of the service; a missing one is created
 * @param backup made by this release or an earlier one; a copy of it gets the tables of this release
 * @param keepRecords saves the records of now, when nobody can write any more
 * @throws BackupError when the backup is missing, damaged, or of a later release, or has a bad record;
 *   nothing is changed then
 */
export async function restoreRecords(
  file: string,
  backup: string,
  now: Date,
  keepRecords = async () => {},
): Promise<void> {
  await checkFile(backup);
  (await openDatabase({ url: fileUrl(file) })).$client.close();
  removeLeftovers(dirname(file), /^restore-\w{6}$/);
  const folder = mkdtempSync(join(dirname(file), 'restore-'));
  try {
    const copy = join(folder, 'copy.db');
    await copyDatabase(backup, copy);
    if ((await countMigrations(copy)) > (await countMigrations(file))) {
      throw new BackupError('A later release made this backup. Restore it with that release.');
    }
    await migrate(copy);
    const checked = await checkRecords(copy, emptied);
    // Derives texts, which bad records would break.
    (await openDatabase({ url: fileUrl(copy) })).$client.close();
    const client = openFile(file);
    try {
      await replaceRecords(client, copy, { checked, now, keepRecords });
    } finally {
      client.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function migrate(file: string): Promise<void> {
  const client = openFile(file);
  try {
    await runMigrations(client);
  } finally {
    client.close();
  }
}

async function countMigrations(file: string): Promise<number> {
  const client = openFile(file);
  try {
    const { rows } = await client.execute('SELECT count(*) FROM __drizzle_migrations');
    return Number(rows[0]?.[0]);
  } finally {
    client.close();
  }
}

interface Replacing {
  checked: readonly string[];
  now: Date;
  keepRecords(): Promise<void>;
}

async function replaceRecords(
  client: Client,
  copy: string,
  { checked, now, keepRecords }: Replacing,
): Promise<void> {
  // A deletion would cascade otherwise. The check before the commit takes its place.
  await client.execute('PRAGMA foreign_keys = OFF');
  await client.execute({ sql: 'ATTACH ? AS backup', args: [copy] });
  const transaction = await client.transaction('write');
  const run: Run = (sql, args = []) => transaction.execute({ sql, args });
  try {
    await keepRecords();
    await keepLaterEntries(run);
    const tables = await tablesOf(run);
    // The trigger of the closure must not meet the rows of now.
    for (const table of tables) await run(`DELETE FROM main.${table}`);
    for (const table of tables) {
      await run(`DELETE FROM main.${table}`);
      if (emptied.includes(table)) continue;
      if (!checked.includes(table)) throw new Error(`Nothing checks the records of ${table}.`);
      const columns = await columnsOf(run, table);
      await run(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM backup.${table}`);
    }
    await giveUpMails(run, now);
    await addLaterEntries(run, now);
    for (const statement of emptyIndexStatements) await run(statement);
    const { rows } = await run('PRAGMA main.foreign_key_check');
    if (rows.length > 0) throw new BackupError('Records of the backup point to missing records.');
    await transaction.commit();
  } finally {
    transaction.close();
  }
}

/** Sends no mail of the backup a second time. Its invitations say that their mail was not sent. */
async function giveUpMails(run: Run, now: Date): Promise<void> {
  const table = getTableName(mailJobs);
  const { kind, dateTimeFailed } = mailJobs;
  await run(`DELETE FROM main.${table} WHERE ${kind.name} <> 'invitation'`);
  await run(
    `UPDATE main.${table} SET ${dateTimeFailed.name} = coalesce(${dateTimeFailed.name}, ?)`,
    [now.getTime()],
  );
}

/** Lists the tables. That of the closure comes last, because a trigger of another table fills it. */
async function tablesOf(run: Run): Promise<string[]> {
  const { rows } = await run(
    `SELECT name FROM main.sqlite_master
     WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '__drizzle_migrations'
     AND name NOT GLOB ? ORDER BY name = ?`,
    [auditLogIndexTables, getTableName(organisationClosure)],
  );
  return rows.map((row) => String(row[0]));
}

async function columnsOf(run: Run, table: string): Promise<string> {
  const { rows } = await run('SELECT name FROM pragma_table_info(?)', [table]);
  return rows.map((row) => `"${row[0]}"`).join(', ');
}

const auditLog = getTableName(auditLogEntries);
const { auditLogEntryID: id, ...otherColumns } = getTableColumns(auditLogEntries);
const namesOf = (columns: object) =>
  Object.values(columns)
    .map((column) => column.name)
    .join(', ');
const content = namesOf(otherColumns);
const auditChanges = getTableName(auditLogChanges);
const { auditLogEntryID: _entry, ...changeColumns } = getTableColumns(auditLogChanges);
const changeContent = namesOf(changeColumns);

async function keepLaterEntries(run: Run): Promise<void> {
  const columns = `${id.name}, ${content}`;
  await run(
    `CREATE TEMP TABLE later_entries AS
     SELECT ${columns} FROM main.${auditLog} EXCEPT SELECT ${columns} FROM backup.${auditLog}`,
  );
  await run(
    `CREATE TEMP TABLE later_changes AS SELECT * FROM main.${auditChanges}
     WHERE ${id.name} IN (SELECT ${id.name} FROM later_entries)`,
  );
}

async function addLaterEntries(run: Run, now: Date): Promise<void> {
  // The later entries get the next numbers in their order, and their changes follow them.
  await run(
    `CREATE TEMP TABLE later_numbers AS SELECT ${id.name} AS former,
     (SELECT coalesce(max(${id.name}), 0) FROM main.${auditLog})
     + row_number() OVER (ORDER BY ${id.name}) AS number FROM later_entries`,
  );
  await run(
    `INSERT INTO main.${auditLog} (${id.name}, ${content}) SELECT number, ${content}
     FROM later_entries JOIN later_numbers ON former = ${id.name}`,
  );
  await run(
    `INSERT INTO main.${auditChanges} (${id.name}, ${changeContent}) SELECT number, ${changeContent}
     FROM later_changes JOIN later_numbers ON former = ${id.name}`,
  );
  const { type } = auditLogTypes.DataRestored;
  const columns = 'audit_log_type, message, date_time_created';
  const message = 'The records were replaced by those of a backup.';
  await run(`INSERT INTO main.${auditLog} (${columns}) VALUES (?, ?, ?)`, [
    type,
    message,
    now.getTime(),
  ]);
}
