import { readContract } from '../../../../openapi/reader/contract-document';
import { contractFile, type TestService } from '../../../../service/testing/test-service';
import type { ConformanceResult } from '../conformance-result';
import type { GivenPeople, PersonName } from '../people/people';
import { runConformance } from '../run-conformance';
import type { ConformanceSettings } from '../settings';

const document = readContract(contractFile);

/** Runs the check against a test service that is served at an address. */
export async function runAgainst(
  service: TestService,
  url: string,
  change: Partial<ConformanceSettings> = {},
): Promise<ConformanceResult> {
  const settings = {
    document,
    sender: { url, timeout: 10_000 },
    people: await peopleOf(service, ['superUser', 'administrator', 'ordinaryUser']),
    passwordOf: async () => '',
    only: null,
    // The machine of a test may be slow.
    slow: 60_000,
    isWriting: false,
    isPermanent: false,
    hasRoles: false,
    organisationID: null,
    ...change,
  };
  return runConformance(settings, () => {});
}

async function peopleOf(service: TestService, names: readonly PersonName[]): Promise<GivenPeople> {
  const people: GivenPeople = {};
  for (const name of names) {
    people[name] = { kind: 'header', name: 'Cookie', value: await service.cookieOf(name) };
  }
  return people;
}
