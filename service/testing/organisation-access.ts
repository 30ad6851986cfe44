import { expect } from 'vitest';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import type { CallOptions, TestService } from './test-service';

const numbered = (kind: Parameters<typeof fixedIdentifier>[0]) => (number: number) =>
  fixedIdentifier(kind, number);

/** Returns ids of demo records (organisations, links, site nodes and so on) by their numbers. */
export const demo = {
  organisation: numbered('organisation'),
  user: numbered('user'),
  team: numbered('team'),
  link: numbered('link'),
  group: numbered('permissionGroup'),
  place: numbered('outletNode'),
};

/** The administrator's organisation, Harbour Restaurants, and the dealer above it. */
export const harbour = demo.organisation(3);
export const alpine = demo.organisation(2);

/** The id of no record, and the id that stands for a new record. */
export const nobody = 'aaaaaaaa-0000-4000-8000-000000000000';
export const zeros = '00000000-0000-0000-0000-000000000000';

type Account = CallOptions['as'];

/** Makes the calls below an organisation's path; the default caller is its administrator. */
export function organisationCalls(service: () => TestService) {
  const call = (path: string, body?: object, as: Account = 'administrator', orgId = harbour) =>
    service().call(`/api/organisation/${orgId}${path}`, { as, body });

  async function read<T>(path: string, as?: Account, orgId?: string): Promise<T> {
    const response = await call(path, undefined, as, orgId);
    expect(response.status).toBe(200);
    return (await response.json()) as T;
  }
  return { call, read };
}

/** Reads the status, the code and the reason of a refused call. */
export async function refusal(response: Response) {
  return {
    status: response.status,
    code: await response.text(),
    reason: response.headers.get('X-Error-Reason') ?? '',
  };
}
