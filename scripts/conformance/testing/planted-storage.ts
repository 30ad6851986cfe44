import type { Defect } from './defective-service';

/** A deviation of what is saved, with the operations that the run has to call to meet it. */
export interface StorageDefect extends Defect {
  only: readonly string[];
}

const old = 'Made by a conformance run';
const changed = 'Changed by a conformance run';

// A change of the run's own client that has no other field.
const fewFields = /\{"clientID":"(cf-[^"]*)","name":"([^"]*)"\}/;

const stayOld: Defect['answer'] = ({ status, text }) =>
  status === 200 ? { text: text.replaceAll(changed, old) } : null;

const ofClients = ['commitClients', 'listClients', 'getClient'];

export const plantedStorage: readonly StorageDefect[] = [
  {
    name: 'a change that is answered and not stored',
    operationId: 'commitClients',
    only: ofClients,
    pointer: '/changes/0/description',
    body: (text) => text.replaceAll(changed, old),
    answer: ({ status, text }) => (status === 200 ? { text: text.replaceAll(old, changed) } : null),
  },
  {
    name: 'a change that resets what is left out',
    operationId: 'commitClients',
    only: ofClients,
    pointer: '/changes/0/description',
    body: (text) => text.replace(fewFields, '{"clientID":"$1","name":"$2","description":""}'),
  },
  {
    name: 'a list that stays old',
    operationId: 'listClients',
    only: ofClients,
    pointer: '/n/description',
    answer: stayOld,
  },
  {
    name: 'a single record that stays old',
    operationId: 'getClient',
    only: ofClients,
    pointer: '/description',
    answer: stayOld,
  },
  {
    name: 'a list without a new record',
    operationId: 'listClients',
    only: ofClients,
    pointer: 'the body',
    answer: ({ status, text }) => {
      if (status !== 200) return null;
      const rows = JSON.parse(text) as { clientID: string }[];
      return { text: JSON.stringify(rows.filter(({ clientID }) => !clientID.startsWith('cf-'))) };
    },
  },
  {
    name: 'a group for everybody whose permissions a change of its name resets',
    operationId: 'commitPermissionGroups',
    only: ['commitPermissionGroups'],
    pointer: '/changes/0/permissions',
    body: (text) => text.replace(/("name":"Conformance \w+ 3")\}/, '$1,"permissions":[]}'),
  },
  {
    name: 'a service account whose permissions a change of its name resets',
    operationId: 'commitServiceAccounts',
    only: ['commitServiceAccounts'],
    pointer: '/changes/0/integrationServerPermissions',
    body: (text) =>
      text.replace(/("name":"Conformance \w+ 3")/, '$1,"integrationServerPermissions":[]'),
  },
  {
    name: 'scopes that are answered and not stored',
    operationId: 'commitUsers',
    only: ['commitUsers'],
    pointer: '/changes/0/scopes',
    body: (text) => text.replace('"scopes":["superuser"]', '"scopes":[]'),
    answer: ({ status, text }) =>
      status === 200 ? { text: text.replace('"scopes":[]', '"scopes":["superuser"]') } : null,
  },
  {
    name: 'a profile that is answered and not stored',
    operationId: 'saveOwnProfile',
    only: ['saveOwnProfile'],
    pointer: '/shortName',
    body: (text) => text.replace('"Renamed"', '"Conformance"'),
    answer: ({ text }) => ({ text: text.replace('"Conformance"', '"Renamed"') }),
  },
  {
    name: "an organisation's name that is answered and not stored",
    operationId: 'saveOrganisationProfile',
    only: ['saveOrganisationProfile'],
    pointer: '/name',
    body: (text) => text.replace(/(Conformance \w+) 4"/, '$1 2"'),
    answer: ({ text }) => ({ text: text.replace(/(Conformance \w+) 2"/, '$1 4"') }),
  },
  {
    name: 'an authorisation that withdraws',
    operationId: 'commitPackageAuthorisations',
    only: ['commitPackageAuthorisations'],
    pointer: 'the body',
    body: (text) => text.replace(/"applicationPackageID":"[^"]*"/, '"applicationPackageID":null'),
  },
  {
    name: 'a membership that stays',
    operationId: 'commitTeamMembers',
    only: ['commitTeamMembers'],
    pointer: '/deletes',
    body: (text) => text.replace(/"deletes":\[.*\]/, '"deletes":[]'),
  },
  {
    name: 'an invitation that stays',
    operationId: 'commitPendingInvites',
    only: ['commitPendingInvites'],
    pointer: '/deletes',
    body: (text) => text.replace(/"deletes":\[.*\]/, '"deletes":[]'),
  },
];
