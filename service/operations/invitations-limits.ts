import { AttemptLimit } from '../attempts/attempt-limit';
import { networkOf } from '../attempts/network-of';
import { CodedError } from '../contract/coded-error';
import type { ServiceContext } from '../service-context';

// An office shares one address, and whoever opens an old link has failed as well.
const failures = new AttemptLimit(100, { minutes: 15 });

// The catalogue's words (docs/product/messages.md#coded-errors); the code that it has for them
// belongs to password resets.
const tooMany =
  'You have tried too many times in a short period. Please wait a while before trying again.';

/**
 * Does what an invitation is good for, and limits how often an address of the network may fail at
 * it.
 * @throws CodedError BadRequest after too many
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
