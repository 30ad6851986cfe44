import { AttemptLimit, networkOf } from '../authentication/attempt-limit';
import { CodedError } from '../contract/coded-error';
import type { ServiceContext } from '../service-context';

// The limit is high: an office shares one address, and opening an old link is a failure as well.
const failures = new AttemptLimit(100, { minutes: 15 });

// The text of the catalogue (docs/product/messages.md#coded-errors). Its code belongs to password
// resets, so that this answer has only the text.
const tooMany =
  'You have tried too many times in a short period. Please wait a while before trying again.';

/**
 * Runs an attempt to use an invitation, and limits how often a network address may fail.
 * @throws CodedError BadRequest after too many failures
 */
export const limitFailures = <Result>(
  { database, address }: Pick<ServiceContext, 'database'> & { address: string },
  attempt: () => Promise<Result>,
): Promise<Result> =>
  failures.limitFailures(
    database,
    networkOf(address),
    attempt,
    () => new CodedError<'acceptInvitation' | 'validateInvitation'>(400, 'BadRequest', tooMany),
  );
