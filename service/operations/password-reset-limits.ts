import { AttemptLimit } from '../attempts/attempt-limit';
import { networkOf } from '../attempts/network-of';
import { CodedError } from '../contract/coded-error';
import type { ServiceContext } from '../service-context';

// Nobody's mailbox is filled, and nobody learns from the limit whether there is an account: what is
// counted is the address as it was typed.
const requestsPerEmail = new AttemptLimit(5, { minutes: 60 });
const requestsPerNetwork = new AttemptLimit(100, { minutes: 15 });
const failures = new AttemptLimit(100, { minutes: 15 });

type Place = Pick<ServiceContext, 'database'> & { address: string };

/**
 * Counts a request for a mail.
 * @throws CodedError BadRequest_PasswordResetRequestTooManyAttempts
 */
export async function limitRequests({ database, address }: Place, email: string): Promise<void> {
  const wait =
    (await requestsPerNetwork.count(database, networkOf(address))) ??
    (await requestsPerEmail.count(database, email.toLowerCase()));
  if (wait !== null) throw tooManyAttempts();
}

/**
 * Tries what a token is good for, and limits how often an address of the network may fail at it.
 * @throws CodedError BadRequest_PasswordResetRequestTooManyAttempts
 */
export const limitFailures = <Result>(
  { database, address }: Place,
  attempt: () => Promise<Result>,
): Promise<Result> =>
  failures.limitFailures(database, networkOf(address), attempt, tooManyAttempts);

const tooManyAttempts = () =>
  new CodedError<'sendPasswordReset' | 'validatePasswordReset' | 'confirmPasswordReset'>(
    400,
    'BadRequest_PasswordResetRequestTooManyAttempts',
  );
