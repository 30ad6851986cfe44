import { emailKey } from '../../../src/domain/email-address';
import { AttemptLimit } from '../../authentication/attempt-limit';
import { countAttempt, limitWrongTokens } from '../../authentication/counted-attempts';
import { networkOf } from '../../authentication/network';
import { hashToken } from '../../authentication/random-token';
import { CodedError } from '../../contract/coded-error';
import type { ServiceContext } from '../../service-context';

// These limits keep mailboxes from being filled. The first one counts the typed address, so that
// it does not reveal whether there is an account.
const requestsPerEmail = new AttemptLimit('reset-email', 5, { minutes: 60 });
// A hundred people behind one network stay below it, with some requests each.
const requestsPerNetwork = new AttemptLimit('reset-network', 1000, { minutes: 60 });
const failures = new AttemptLimit('reset-link', 100, { minutes: 15 });

type Place = Pick<ServiceContext, 'database'> & { address: string };

/**
 * Counts a request for a mail.
 * @throws CodedError BadRequest_PasswordResetRequestTooManyAttempts
 */
export async function limitRequests({ database, address }: Place, email: string): Promise<void> {
  const { wait } = await countAttempt(database, [
    { limit: requestsPerNetwork, key: networkOf(address) },
    { limit: requestsPerEmail, key: hashToken(emailKey(email)) },
  ]);
  if (wait !== null) throw tooManyAttempts();
}

/**
 * Runs an attempt to use a token, and limits how often a network address may use wrong ones.
 * @throws CodedError BadRequest_PasswordResetRequestTooManyAttempts
 */
export const limitTokens = <Result>(
  { database, address }: Place,
  attempt: () => Promise<Result>,
): Promise<Result> =>
  limitWrongTokens(
    database,
    { limit: failures, key: networkOf(address) },
    attempt,
    tooManyAttempts,
  );

const tooManyAttempts = () =>
  new CodedError<'sendPasswordReset' | 'validatePasswordReset' | 'confirmPasswordReset'>(
    400,
    'BadRequest_PasswordResetRequestTooManyAttempts',
  );
