import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { answerCalls } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { useSetAccessEnd } from './access-ends';
import { useCommitClients } from './clients';
import { useInitialiseOrganisation } from './initialise';
import { useCommitIntegrationServers } from './integration-servers';
import { useCommitLinks } from './organisation-access';
import { useSaveOrganisationProfile } from './organisation-profile';
import { useCommitOrganisations } from './organisations';
import { useSaveOwnProfile } from './own-profile';
import { useCommitPosCoreInstances } from './pos-core-instances';
import { createQueryClient } from './query-client';
import { useCommitServiceAccounts } from './service-accounts';
import { useCommitTeamMembers, useCommitTeams } from './teams';
import { useCommitUsers } from './users';
import { useCommitPackageAuthorisations } from './version-authorisations';

const id = '40000000-0000-4000-8000-000000000001';
const batch = { changes: [], deletes: [id] };

type Change = () => { mutateAsync: (body: never) => Promise<unknown> };

/** Sends a body by a mutation, and returns which of these lists of another organisation are stale then. */
async function staleAfter(change: Change, body: object, scopes: readonly string[], answer = body) {
  answerCalls({ '*': () => answer });
  const client = createQueryClient();
  const keyOf = (scope: string) => [scope, 'another organisation'];
  for (const scope of scopes) client.setQueryData(keyOf(scope), []);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client, children });
  const { result, unmount } = renderHook(change, { wrapper });
  await act(() => result.current.mutateAsync(body as never));
  unmount();
  return scopes.filter((scope) => client.getQueryState(keyOf(scope))?.isInvalidated);
}

const people = ['pending-invites', 'organisation-user-values', 'permission-groups'];
const names = ['links', 'teams', 'version-acceptances'];
const aroundOrganisations = [
  'version-authorisations',
  'organisation-time-zone',
  'links',
  'teams',
  'organisation-user-values',
  'config-templates',
  'system-health',
  'statistics',
  'organisation-summary',
];
const initialisation = {
  defaultConfigTemplateOrgCode: null,
  initialAdminTeamID: null,
  initialAdminUserID: null,
  authorisedAppIds: [],
  currencyCode: 'EUR',
};
const profile = exampleOf('getOrganisationProfile', harbour);
const ownProfile = exampleOf('getOwnProfile', '10000000-0000-4000-8000-000000000003');

test.each<[name: string, Change, body: object, stale: readonly string[], answer?: object]>([
  ['users', useCommitUsers, batch, [...people, ...names]],
  ['the own profile', useSaveOwnProfile, ownProfile, ['organisation-user-values', ...names]],
  ['access', () => useCommitLinks(harbour), batch, [...people, 'access-ends']],
  [
    'the end of access',
    () => useSetAccessEnd(harbour),
    { organisationUserLinkID: id, endsAt: null },
    [...people, 'last-seen'],
  ],
  ['teams', () => useCommitTeams(harbour), batch, [...people, 'teams', 'links']],
  ['members', () => useCommitTeamMembers(harbour, id), batch, [...people, 'teams', 'last-seen']],
  ['organisations', useCommitOrganisations, batch, aroundOrganisations],
  ['a profile', () => useSaveOrganisationProfile(harbour), profile, aroundOrganisations],
  [
    'what an organisation starts with',
    () => useInitialiseOrganisation(harbour),
    initialisation,
    ['version-authorisations', 'organisation-user-values', 'last-seen', 'statistics'],
    { organisationID: harbour, initialised: true },
  ],
  [
    'authorisations',
    () => useCommitPackageAuthorisations(harbour),
    {
      appId: id,
      request: {
        applicationPackageID: id,
        organisationIDs: [harbour],
        autoAcceptNotBeforeDate: null,
      },
    },
    ['version-authorisations', 'version-acceptances', 'statistics'],
    { updatedOrgs: [], insufficientPOSCoreOrgs: [] },
  ],
  ['POS Core instances', useCommitPosCoreInstances, batch, ['statistics']],
  ['integration servers', useCommitIntegrationServers, batch, ['statistics']],
])(
  'after a change of %s, what it changes elsewhere is stale',
  async (_, change, body, stale, answer) => {
    const scopes = [...people, ...names, ...aroundOrganisations, 'last-seen', 'access-ends'];
    expect(new Set(await staleAfter(change, body, scopes, answer))).toEqual(new Set(stale));
  },
);

const added = (idKey: string, records: readonly object[]) => {
  const [record] = records;
  return { body: { changes: [{ ...record, [idKey]: undefined }], deletes: [] }, record };
};

test.each<[name: string, Change, ReturnType<typeof added>]>([
  ['user', useCommitUsers, added('userID', exampleOf('listUsers', 'users'))],
  [
    'service account',
    () => useCommitServiceAccounts(harbour),
    added('serviceAccountID', exampleOf('listServiceAccounts', 'serviceAccounts')),
  ],
  [
    'link of access',
    () => useCommitLinks(harbour),
    added('organisationUserLinkID', exampleOf('listLinks', 'links')),
  ],
])('after the addition of a %s, the last uses are stale', async (_, change, { body, record }) => {
  const answer = { changes: [record], deletes: [] };
  expect(await staleAfter(change, body, ['last-seen'], answer)).toEqual(['last-seen']);
});

test('clients say themselves how many of them are new: then the last uses are stale', async () => {
  const changes = exampleOf('listClients', 'list').slice(0, 1);
  const answer = { changes, deletes: [] };
  for (const [newClients, stale] of [
    [0, []],
    [1, ['last-seen']],
  ] as const) {
    const body = { ...answer, newClients };
    expect(await staleAfter(useCommitClients, body, ['last-seen'], answer)).toEqual(stale);
  }
});
