import { randomUUID } from 'node:crypto';
import type { Account } from '../../../service/database/seed/demo-accounts';
import { pngBytes } from '../../../service/testing/png-bytes';

const mebi = 1024 * 1024;

/** A large or malicious body, and who sends it. */
export interface SentBody {
  what: string;
  as: Account;
  path(organisation: string): string;
  body(profile: object): string;
  /** Sends no Content-Length, so that the service learns the size as the body arrives. */
  isChunked?: boolean;
  /** How many the person sends at the same time. */
  atOnce?: number;
  /** The status that the service has to answer. */
  status: number;
}

const profile = () => '/api/user/profile';
const batch = (changes: object[]) => JSON.stringify({ changes, deletes: [] });
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** The largest picture that the service stores, as base64: the begin of a PNG file and noughts. */
const image = Buffer.concat([pngBytes()], mebi).toString('base64');
const brackets = () => '['.repeat(16 * mebi);

/** How the names of the bodies begin that have a goal: what anybody can send, and the largest batches. */
export const bracketsAsProfile = '16 MiB of brackets as a profile';
export const largestBatch = 'A batch of 5,000';

export const sentBodies: readonly SentBody[] = [
  {
    what: bracketsAsProfile,
    as: 'user@demo.test',
    path: profile,
    body: brackets,
    status: 413,
  },
  {
    what: `${bracketsAsProfile}, without a declared size`,
    as: 'user@demo.test',
    path: profile,
    body: brackets,
    isChunked: true,
    status: 400,
  },
  {
    what: `${bracketsAsProfile}, twenty at once`,
    as: 'user@demo.test',
    path: profile,
    body: brackets,
    isChunked: true,
    atOnce: 20,
    status: 400,
  },
  {
    what: '2 MiB of empty objects as a profile',
    as: 'user@demo.test',
    path: profile,
    body: () => `[${'{},'.repeat((2 * mebi) / 3 - 1)}{}]`,
    isChunked: true,
    status: 413,
  },
  {
    what: 'A profile with the largest picture',
    as: 'user@demo.test',
    path: profile,
    body: (own) => JSON.stringify({ ...own, image }),
    status: 200,
  },
  {
    what: 'A batch of as many values as are allowed',
    as: 'admin@demo.test',
    path: (organisation) => `/api/organisation/${organisation}/team/batch`,
    body: () => batch(many(74_000, () => ({}))),
    status: 400,
  },
  {
    what: '1 MiB of ids, as many as are allowed',
    as: 'super@demo.test',
    path: (organisation) =>
      `/api/organisation/${organisation}/packageauthorisations/${organisation}/batch`,
    body: () =>
      JSON.stringify({
        applicationPackageID: null,
        organisationIDs: many(24_000, () => randomUUID()),
        autoAcceptNotBeforeDate: null,
      }),
    // The path names no application. The service learns that only after it has checked the ids.
    status: 404,
  },
  {
    what: 'A batch of five users with the largest picture',
    as: 'super@demo.test',
    path: () => '/api/user/batch',
    body: () =>
      batch(
        many(5, (index) => ({
          shortName: 'Picture',
          fullName: `Picture ${index}`,
          email: `${randomUUID()}@demo.test`,
          image,
        })),
      ),
    status: 200,
  },
  {
    what: `${largestBatch} teams`,
    as: 'admin@demo.test',
    path: (organisation) => `/api/organisation/${organisation}/team/batch`,
    body: () => batch(many(5_000, () => ({ name: randomUUID().slice(0, 32) }))),
    status: 200,
  },
  {
    what: `${largestBatch} users`,
    as: 'super@demo.test',
    path: () => '/api/user/batch',
    body: () =>
      batch(
        many(5_000, (index) => ({
          shortName: `Person ${index}`,
          fullName: `Person Number ${index}`,
          email: `${randomUUID()}@demo.test`,
        })),
      ),
    status: 200,
  },
  {
    what: `${largestBatch} clients`,
    as: 'super@demo.test',
    path: () => '/api/client/batch',
    body: () =>
      batch(
        many(5_000, (index) => ({ clientID: randomUUID().slice(-12), name: `Client ${index}` })),
      ),
    status: 200,
  },
  {
    what: `${largestBatch} organisations`,
    as: 'super@demo.test',
    path: () => '/api/organisation/batch',
    body: () =>
      batch(
        many(5_000, (index) => ({
          organisationCode: randomUUID().slice(-12),
          name: `Organisation ${index}`,
        })),
      ),
    status: 200,
  },
];
