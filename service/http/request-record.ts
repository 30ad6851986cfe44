import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known about a request that is being answered. The log adds it to every line. */
export interface RequestRecord {
  readonly requestId: string;
  /** The operation of the contract, or the name of a part of the service that has none. */
  operation?: string;
  /** The operation's path in the contract, with its placeholders. */
  route?: string;
  /** The signed-in person. */
  userID?: string;
}

const records = new AsyncLocalStorage<RequestRecord>();

/** Runs the work of one request. Everything that it starts has the same record. */
export function withRequestRecord<T>(record: RequestRecord, work: () => T): T {
  return records.run(record, work);
}

/** Returns the record of the request that this code works for; undefined outside of requests. */
export function currentRequest(): Readonly<RequestRecord> | undefined {
  return records.getStore();
}

/** Adds to the record of the current request. */
export function noteRequest(known: Omit<Partial<RequestRecord>, 'requestId'>): void {
  Object.assign(records.getStore() ?? {}, known);
}
