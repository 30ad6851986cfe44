import type { fieldLimits } from '../../src/domain/contract/field-limits.gen';
import { emailKey, isEmailAddress } from '../../src/domain/email-address';
import { lengthOf } from '../../src/domain/text-limit';
import type { Database } from '../database/open-database';
import { AttemptLimit } from './attempt-limit';
import { type CountedBy, countAttempt } from './counted-attempts';
import { networkOf } from './network';
import { hashToken } from './random-token';

// Decision 0075 has the reasons, and how many guesses an attacker has. One network alone cannot use
// up the attempts of an account: within any hour it has fewer than fifty.
const ofAccountAndNetwork = new AttemptLimit('sign-in-pair', 10, { minutes: 15 });
const ofAccount = new AttemptLimit('sign-in-account', 50, { minutes: 60 });
const ofNetwork = new AttemptLimit('sign-in-network', 1000, { minutes: 60 });
const ofKnownDevice = new AttemptLimit('sign-in-device', 10, { minutes: 15 });

/** Where an attempt to sign in comes from. */
export interface SignInPlace {
  email: string;
  /** The network address. */
  address: string;
  /** The id of the known device of this person; null for every other browser. */
  knownDeviceID: string | null;
}

/** An attempt to sign in. */
export interface SignInAttempt {
  /** The seconds to wait; null when the service may check the password. */
  wait: number | null;
  /** If this attempt fails: the limits that it reaches, as sentences for the audit log. */
  reached: string[];
  /** Takes the count back, because only failures are limited. */
  succeed(): Promise<void>;
  /** Takes the count of this attempt alone back: the service could not check its password. */
  takeBack(): Promise<void>;
}

/** The keys of the counts that an account has in the database. */
export interface AccountKeys {
  account: string;
  /** How the keys for the account and one network begin. The network follows. */
  pairs: string;
}

/**
 * Counts an attempt to sign in, before the service checks its password. A known device has a count
 * of its own: failures on other devices do not lock it out.
 */
export async function beginSignIn(database: Database, place: SignInPlace): Promise<SignInAttempt> {
  const account = accountKey(place.email);
  const network = networkOf(place.address);
  const pair = `${account}:${network}`;
  const counters =
    place.knownDeviceID === null
      ? [
          { limit: ofAccountAndNetwork, key: pair },
          { limit: ofAccount, key: account },
          { limit: ofNetwork, key: network },
        ]
      : [{ limit: ofKnownDevice, key: place.knownDeviceID }];
  const counted = await countAttempt(database, counters);
  return {
    wait: counted.wait,
    reached: counted.wait === null ? counted.reached.map((by) => sentenceOf(by, place.email)) : [],
    async succeed() {
      if (place.knownDeviceID !== null) {
        await ofKnownDevice.forget(database, place.knownDeviceID);
        return;
      }
      // What the person mistyped before counts no longer, for the account and for the network.
      const attempts = await ofAccountAndNetwork.forget(database, pair);
      await ofAccount.takeBack(database, account, attempts);
      await ofNetwork.takeBack(database, network, attempts);
    },
    async takeBack() {
      for (const { limit, key } of counters) await limit.takeBack(database, key);
    },
  };
}

/** Returns the keys of the counts of an account, however a person types its address. */
export function storedKeysOf(email: string): AccountKeys {
  const account = accountKey(email);
  return {
    account: ofAccount.storedKey(account),
    pairs: ofAccountAndNetwork.storedKey(`${account}:`),
  };
}

/** Returns the key of the count of a known device. */
export const storedKeyOfDevice = (knownDeviceID: string) => ofKnownDevice.storedKey(knownDeviceID);

/** What a limit applies to: a network, every browser but the known ones, or a known browser. */
export type LimitedPlace = 'Network' | 'UnknownDevices' | 'KnownDevice';

const limitedPlaces: readonly (readonly [LimitedPlace, AttemptLimit])[] = [
  ['Network', ofAccountAndNetwork],
  ['UnknownDevices', ofAccount],
  ['KnownDevice', ofKnownDevice],
];

/** Returns the limit that a count of an account belongs to; undefined when it is of another kind. */
export function limitOfStoredKey(stored: string) {
  const found = limitedPlaces.find(([, limit]) => stored.startsWith(limit.storedKey('')));
  return found && { appliesTo: found[0], limit: found[1] };
}

const longestAddress: (typeof fieldLimits)['UserChange']['email'] = 64;

/** Returns the address for the audit log. A person may have typed the password or a sentence into its field. */
export function shownAccount(email: string): string {
  const account = email.trim().toLowerCase();
  return lengthOf(account) <= longestAddress && isEmailAddress(account) ? account : 'nobody';
}

// A hash, because a person may type the password into the field for the address.
const accountKey = (email: string) => hashToken(emailKey(email.slice(0, 128)).slice(0, 64));

const placesOf = new Map([
  [ofAccountAndNetwork, ' from one network'],
  [ofAccount, ' from devices that are not known'],
  [ofKnownDevice, ' from a known device'],
]);

function sentenceOf({ limit, key }: CountedBy, email: string): string {
  const subject = limit === ofNetwork ? `from the network ${key}` : `as ${shownAccount(email)}`;
  const place = placesOf.get(limit) ?? '';
  return `Sign-in ${subject} is limited: ${limit.most} attempts${place} failed within ${limit.minutes} minutes.`;
}
