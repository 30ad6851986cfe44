/** What a POS Core instance said about its version. */
export interface RemoteVersion {
  version: string;
  /** The commit that it was built from; empty when it did not say. */
  commitHash: string;
}

/** What a POS Core instance said about its errors. */
export interface RemoteExceptions {
  count: number;
  /** ISO 8601; null when there was none. */
  lastTime: string | null;
}

const posCoreName = 'POSCore';
const unreadable = 'Answer could not be read';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * The version in an answer of version/info: that of the item named POSCore, or null when there is
 * no such item (sections 2.4 and 3).
 * @throws when the instance says that it could not tell, or the answer is not of this shape
 */
export function remoteVersionOf(answer: unknown): RemoteVersion | null {
  const items = dataOf(answer);
  if (!Array.isArray(items)) throw new Error(unreadable);
  const item = items.find((part) => isObject(part) && part.Name === posCoreName);
  const version = textOf(item?.Version);
  const commitHash = textOf(item?.GitHash);
  return version || commitHash ? { version, commitHash } : null;
}

/**
 * The errors in an answer of exceptions/info.
 * @throws when the instance says that it could not tell, or the answer is not of this shape
 */
export function remoteExceptionsOf(answer: unknown): RemoteExceptions {
  const data = dataOf(answer);
  if (!isObject(data)) throw new Error(unreadable);
  const { Count: count, LastExceptionDateTime: lastTime } = data;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
    throw new Error(unreadable);
  }
  return { count, lastTime: timeOf(lastTime) };
}

function dataOf(answer: unknown): unknown {
  if (!isObject(answer) || typeof answer.success !== 'boolean') throw new Error(unreadable);
  if (!answer.success) throw new Error('Instance could not tell');
  return answer.data;
}

/** In UTC, as the contract says, also where the text names no zone. */
function timeOf(value: unknown): string | null {
  const text = textOf(value);
  const time = /T[\d:.]+$/.test(text) ? `${text}Z` : text;
  return Number.isNaN(Date.parse(time)) ? null : time;
}
