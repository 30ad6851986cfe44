import type { Log } from '../http/log';

/** The database cannot be used at this moment. The same request may succeed later. */
export class DatabaseUnavailable extends Error {
  /** Whether a change may have been saved, because only the answer to its commit was lost. */
  mayBeSaved = false;

  /** Whether the server was silent for so long that a second attempt would only wait again. */
  wasSilent = false;

  /** @param reason what is known about the cause, in a few words */
  constructor(host: string, reason: string) {
    super(`The database at ${host} does not answer (${reason}).`);
    this.name = 'DatabaseUnavailable';
  }

  /** What everybody may know about the cause: no address of a server. */
  get publicReason(): string {
    return 'its server does not answer';
  }
}

/** The disk does not take or give the data of a database file. */
export class DatabaseFileUnavailable extends DatabaseUnavailable {
  /** Whether it lasts until somebody does something about it. */
  readonly needsOperator: boolean;
  readonly #reason: string;

  constructor({ reason, needsOperator }: ProblemOfFile) {
    super('this machine', reason);
    this.message = `The file of the database cannot be used (${reason}).`;
    this.needsOperator = needsOperator;
    this.#reason = reason;
  }

  override get publicReason(): string {
    return this.#reason;
  }
}

interface ProblemOfFile {
  reason: string;
  needsOperator: boolean;
}

const problemsOfFiles: [RegExp, ProblemOfFile][] = [
  [/^SQLITE_FULL/, { reason: 'the disk is full', needsOperator: true }],
  [/^SQLITE_READONLY/, { reason: 'it is read-only', needsOperator: true }],
  [/^SQLITE_CANTOPEN/, { reason: 'it cannot be opened', needsOperator: true }],
  [/^SQLITE_IOERR/, { reason: 'the disk reports an error', needsOperator: true }],
  [/^SQLITE_BUSY/, { reason: 'another program keeps it busy', needsOperator: false }],
];

/** Finds the unavailable database among an error and its causes; null when there is none. */
export function unavailability(error: unknown): DatabaseUnavailable | null {
  if (error instanceof DatabaseUnavailable) return error;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const problem = problemsOfFiles.find(([pattern]) => pattern.test(code))?.[1];
  return problem ? new DatabaseFileUnavailable(problem) : unavailability(error.cause);
}

/**
 * Logs a failure. That of an unavailable database is a sentence without the statement.
 * @returns the unavailable database; null for any other failure
 */
export function logFailure(
  log: Pick<Log, 'error'>,
  what: string,
  error: unknown,
): DatabaseUnavailable | null {
  const problem = unavailability(error);
  if (problem === null) log.error(what, error);
  else log.error(`${what}: ${problem.message}`);
  return problem;
}

/** Returns what a person is told when the database was unavailable for their request. */
export function adviceOf(problem: DatabaseUnavailable): string {
  if (problem.mayBeSaved) {
    return 'The database did not confirm the change. Please look at the record before you save again.';
  }
  if (problem instanceof DatabaseFileUnavailable && problem.needsOperator) {
    return `The database cannot be used at this time: ${problem.publicReason}. Please tell whoever runs the service, and try again later.`;
  }
  return 'The database does not answer at this time. Please try again in a minute.';
}

/** The seconds after which a client may try again. */
export const retryAfterSeconds = 5;
