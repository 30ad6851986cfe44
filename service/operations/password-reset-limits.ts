import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CodedError } from '../contract/coded-error';
import type { ServiceContext } from '../service-context';

const minute = 60;

// Nobody's mailbox is filled, and nobody learns from the limit whether there is an account: what is
// counted is the address as it was typed.
const mostRequestsPerEmail = 5;
const mostRequestsPerAddress = 100;
const mostFailuresPerAddress = 100;

interface Limiters {
  emails: RateLimiterMemory;
  addresses: RateLimiterMemory;
  failures: RateLimiterMemory;
}

/** One set for each service that this process runs. */
const limitersOf = new WeakMap<object, Limiters>();

type Place = Pick<ServiceContext, 'database'> & { address: string };

/**
 * Counts a request for a mail.
 * @throws CodedError BadRequest_PasswordResetRequestTooManyAttempts
 */
export async function limitRequests(place: Place, email: string): Promise<void> {
  const { addresses, emails } = limiters(place);
  await consume(addresses, place.address);
  await consume(emails, email.toLowerCase());
}

/**
 * Tries what a token is good for, and limits how often an address of the network may fail at it. A
 * try counts before it is made, so that many at once are not made either.
 * @throws CodedError BadRequest_PasswordResetRequestTooManyAttempts
 */
export async function limitFailures<Result>(
  place: Place,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { failures } = limiters(place);
  await consume(failures, place.address);
  const result = await attempt();
  await failures.reward(place.address);
  return result;
}

function limiters({ database }: Place): Limiters {
  const known = limitersOf.get(database);
  if (known) return known;
  const made = {
    emails: new RateLimiterMemory({ points: mostRequestsPerEmail, duration: 60 * minute }),
    addresses: new RateLimiterMemory({ points: mostRequestsPerAddress, duration: 15 * minute }),
    failures: new RateLimiterMemory({ points: mostFailuresPerAddress, duration: 15 * minute }),
  };
  limitersOf.set(database, made);
  return made;
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new CodedError<'sendPasswordReset' | 'validatePasswordReset' | 'confirmPasswordReset'>(
      400,
      'BadRequest_PasswordResetRequestTooManyAttempts',
    );
  }
}
