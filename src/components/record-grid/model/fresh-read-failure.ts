import { messageOf } from '~/domain/rejected-text';

/** The failure of the read before a save. */
export class FreshReadFailure extends Error {
  override readonly name = 'FreshReadFailure';

  constructor(cause: unknown) {
    super(`Nothing was saved: the list could not be read again. ${messageOf(cause)}`, { cause });
  }
}
