import { type Drift, within } from './drift';

const users = 'openapi/paths/users.yaml';
const teams = 'openapi/components/schemas/teams.yaml';
const listUsers = 'operationId: listUsers\n';

/** Changes that no type shows. A gate compares these parts with what both sides have agreed on. */
export const unseenDrifts: readonly Drift[] = [
  {
    change: 'an operation becomes public',
    file: users,
    from: listUsers,
    to: `${listUsers}    security: []\n`,
    stops: {},
    says: 'listUsers can be called without a session',
  },
  {
    change: 'an operation is no longer public',
    file: 'openapi/paths/locales.yaml',
    from: / {4}security:\n {6}- .*\n/,
    to: '',
    stops: {},
    says: 'listLocales can no longer be called without a session',
  },
  {
    change: 'an operation needs no marker any more',
    file: users,
    from: listUsers,
    to: `${listUsers}    security:\n      - session: []\n`,
    stops: {},
    says: 'listUsers can be called without the marker xhr',
  },
  {
    change: 'an object of a request is opened',
    file: teams,
    from: within('TeamChange', ' {2}additionalProperties: false'),
    to: '$1  additionalProperties: true',
    stops: {},
    says: '#/components/schemas/TeamChange accepts fields that the contract does not name',
  },
  {
    change: 'an object of a request no longer says whether it is closed',
    file: teams,
    from: within('TeamChange', ' {2}additionalProperties: false\\n'),
    to: '$1',
    stops: {},
    says: '#/components/schemas/TeamChange accepts fields that the contract does not name',
  },
  {
    change: 'a default changes',
    file: 'openapi/components/schemas/users.yaml',
    from: 'default: en-GB',
    to: 'default: de-DE',
    stops: {},
    says: '#/components/schemas/User/properties/locale has the default "de-DE"',
  },
  {
    change: 'a default is removed',
    file: 'openapi/components/schemas/users.yaml',
    from: / *default: GBP\n/,
    to: '',
    stops: {},
    says: '#/components/schemas/User/properties/defaultCurrencyCode has no default any more',
  },
  {
    change: 'another field identifies a record',
    file: teams,
    from: within('Team', ' {2}x-identity: teamID'),
    to: '$1  x-identity: name',
    stops: {},
    says: '#/components/schemas/Team is identified by "name"',
  },
  {
    change: 'no field identifies a record any more',
    file: teams,
    from: within('Team', ' {2}x-identity: teamID\\n'),
    to: '$1',
    stops: {},
    says: '#/components/schemas/Team is no longer identified',
  },
  {
    change: 'an integer of an answer becomes a number',
    file: teams,
    from: within('Team', '( {4}totalMembers:\\n {6}type:) integer'),
    to: '$1$2 number',
    stops: {},
    says: '#/components/schemas/Team/properties/totalMembers: No shape is known for the type number.',
  },
  {
    change: 'an answer is opened',
    file: teams,
    from: within('Team', ' {2}additionalProperties: false'),
    to: '$1  additionalProperties: true',
    stops: {},
    says: '#/components/schemas/Team: An answer may not have fields that the contract does not name.',
  },
  {
    change: 'an answer gets another alternative',
    file: 'openapi/components/schemas/version-authorisations.yaml',
    from: "oneOf:\n        - $ref: '#/ApplicationVersion'\n",
    to: "oneOf:\n        - type: string\n        - $ref: '#/ApplicationVersion'\n",
    stops: {},
    says: '#/components/schemas/AuthorisationDetails/properties',
  },
];
