import type { Defect } from './defective-service';

/** A deviation of what is saved, with the operations that the run has to call to meet it. */
export interface StorageDefect extends Defect {
  only: readonly string[];
  /** An operation whose defects would hide this one. */
  excludes?: string;
}

const old = 'Made by a conformance run';
const changed = 'Changed by a conformance run';

const stayOld: Defect['answer'] = ({ status, text }) =>
  status === 200 ? { text: text.replaceAll(changed, old) } : null;

const ofClients = ['commitClients', 'listClients', 'getClient'];

/** Leaves out what a batch has saved, or what it has deleted. */
const emptied = (part: 'changes' | 'deletes'): StorageDefect => ({
  name: `a batch that answers without its ${part}`,
  operationId: 'commitPosCoreInstances',
  only: ['commitPosCoreInstances'],
  pointer: `/${part}`,
  answer: ({ status, text }) =>
    status === 200 ? { text: JSON.stringify({ ...JSON.parse(text), [part]: [] }) } : null,
});

export const plantedStorage: readonly StorageDefect[] = [
  emptied('changes'),
  emptied('deletes'),
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
    // If both stay old, what is answered to the change differs from them.
    excludes: 'listClients',
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
