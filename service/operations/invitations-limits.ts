import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CodedError } from '../contract/coded-error';
import type { ServiceContext } from '../service-context';

// An office shares one address, and whoever opens an old link has failed as well.
const mostFailures = 100;
const duration = 15 * 60;

// The catalogue's words (section 8); the code that it has for them belongs to password resets.
const tooMany =
  'You have tried too many times in a short period. Please wait a while before trying again.';

/** One for each service that this process runs. */
const limitersOf = new WeakMap<object, RateLimiterMemory>();

/**
 * Does what an invitation is good for, and limits how often an address of the network may fail at
 * it. A try counts before it is made, so that many at once are not made either.
 * @throws CodedError BadRequest after too many
 */
export async function limitFailures<Result>(
  { database, address }: Pick<ServiceContext, 'database'> & { address: string },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const limiter =
    limitersOf.get(database) ?? new RateLimiterMemory({ points: mostFailures, duration });
  limitersOf.set(database, limiter);
  try {
    await limiter.consume(address);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new CodedError<'acceptInvitation' | 'validateInvitation'>(400, 'BadRequest', tooMany);
  }
  const result = await attempt();
  await limiter.reward(address);
  return result;
}
