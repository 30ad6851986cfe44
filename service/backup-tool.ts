import { BackupError } from './database/backup-error';
import { databaseFile } from './database/file-url';
import { OptionsError, readOptions, type ServiceOptions } from './options';

/**
 * Runs a tool of the command line. A failure ends the process with one clear sentence and exit code 1.
 * @param usage the text for --help
 */
export async function runTool(usage: string, run: (options: ServiceOptions) => Promise<void>) {
  if (process.argv.includes('--help')) return console.log(usage);
  try {
    await run(readOptions(process.env, []));
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof OptionsError;
    console.error(isExpected || isArgumentError(error) ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

const isArgumentError = (error: unknown) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * The path of the database file.
 * @throws BackupError when DATABASE_URL names a server
 */
export function requireDatabaseFile({ databaseUrl }: ServiceOptions): string {
  const file = databaseUrl.startsWith('file:') ? databaseFile(databaseUrl) : undefined;
  if (file !== undefined) return file;
  throw new BackupError(
    'DATABASE_URL names a server, which has backups of its own. See docs/deployment.md.',
  );
}
