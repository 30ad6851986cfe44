import { AttemptLimit, networkOf } from '../../authentication/attempt-limit';
import { CodedError } from '../../contract/coded-error';
import type { ServiceContext } from '../../service-context';

// These limits keep mailboxes from being filled. The first one counts the typed address in lower
// case, so that it does not reveal whether there is an account.
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
 * Runs an attempt to use a token, and limits how often a network address may fail.
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
