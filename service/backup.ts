import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireDatabaseFile, runTool } from './backup-tool';
import { backUp, backupFile, removeOldBackups } from './database/backup';
import { BackupError } from './database/backup-error';

const usage = `Copies the database while the service runs.

  npm run backup [-- options] [file]

  file       the copy; without it a file in DATA_DIR/backups, named by the time
  --keep N   keeps the newest N files of DATA_DIR/backups and removes the older ones

DATA_DIR or DATABASE_URL names the database, as for npm start.`;

await runTool(usage, async (options) => {
  const { values, positionals } = parseArgs({
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) {
    throw new BackupError(`--keep is "${values.keep}", but has to be a whole number above 0.`);
  }
  const folder = join(options.dataDir, 'backups');
  const copy = file ?? backupFile(folder, new Date());
  await backUp(requireDatabaseFile(options), copy);
  console.log(`The database is saved in ${copy}`);
  if (keep === null || dirname(copy) !== folder) return;
  for (const name of removeOldBackups(folder, keep)) console.log(`${name} is removed`);
});
