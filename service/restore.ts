import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { requireDatabaseFile, runTool } from './backup-tool';
import { backUp, backupFile } from './database/backup';
import { checksumFile, compareChecksum } from './database/backup-checksum';
import { BackupError } from './database/backup-error';
import { restoreRecords } from './restore-records';

const usage = `Replaces all records by those of a backup, while the service runs.

  npm run restore -- [--yes] <file>

  --yes   does not ask first

The records of now are saved in DATA_DIR/backups before. The audit log keeps its later entries.
Everybody has to sign in again. DATA_DIR or DATABASE_URL names the database, as for npm start.`;

await runTool(usage, async (options) => {
  const { values, positionals } = parseArgs({
    options: { yes: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [backup] = positionals;
  if (backup === undefined) throw new BackupError(usage);
  const file = requireDatabaseFile(options);
  if (!(await compareChecksum(backup))) {
    console.log(
      `${backup} has no checksum (there is no ${checksumFile(backup)}). Nobody can tell whether its bytes have changed.`,
    );
  }
  if (!values.yes) await askFirst(file, backup);
  const hasRecords = existsSync(file);
  await restoreRecords(file, backup, new Date(), async () => {
    if (!hasRecords) return;
    const saved = backupFile(join(options.dataDir, 'backups'), new Date());
    await backUp(file, saved);
    console.log(`The records of now are saved in ${saved}`);
  });
  console.log(`The records of ${backup} are restored. Everybody has to sign in again.`);
});

async function askFirst(file: string, backup: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new BackupError('Nothing was changed: there is nobody to ask. --yes answers before.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Replace all records in ${file} by those of ${backup}? Type "yes": `,
  );
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new BackupError('Nothing was changed.');
}
