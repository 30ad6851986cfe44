import { messageOf } from '~/domain/rejected-text';

/** Whether the service has refused a save, so that it certainly stored nothing. */
export function isRefused(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const status: unknown = Reflect.get(failure, 'status');
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
  return isRefusal || isRefused(failure.cause);
}

/** The failure of the read before a save. */
export class FreshReadFailure extends Error {
  override readonly name = 'FreshReadFailure';

  constructor(cause: unknown) {
    super(`Nothing was saved: the list could not be read again. ${messageOf(cause)}`, { cause });
  }
}
