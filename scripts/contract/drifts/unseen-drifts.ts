import { type Drift, within } from './drift';

const users = 'openapi/components/schemas/users.yaml';
const passwordReset = 'openapi/components/schemas/password-reset.yaml';

/** Changes that no type shows. A gate compares these parts with what both sides have agreed on. */
export const unseenDrifts: readonly Drift[] = [
  {
    change: 'an operation becomes public',
    file: 'openapi/paths/audit-logs.yaml',
    from: 'operationId: queryAuditLog\n',
    to: 'operationId: queryAuditLog\n    security: []\n',
    says: 'queryAuditLog can be called without a session',
  },
  {
    change: 'an operation is no longer public',
    file: 'openapi/paths/locales.yaml',
    from: / {4}security:\n {6}- .*\n/,
    to: '',
    says: 'listLocales can no longer be called without a session',
  },
  {
    change: 'an operation needs no marker any more',
    file: 'openapi/paths/clients.yaml',
    from: 'operationId: listClients\n',
    to: 'operationId: listClients\n    security:\n      - session: []\n',
    says: 'listClients can be called without the marker xhr',
  },
  {
    change: 'an object of a request is opened',
    file: passwordReset,
    from: within('SendPasswordResetRequest', ' {2}additionalProperties: false'),
    to: '$1  additionalProperties: true',
    says: '#/components/schemas/SendPasswordResetRequest accepts fields that the contract does not name',
  },
  {
    change: 'an object of a request no longer says whether it is closed',
    file: passwordReset,
    from: within('ValidatePasswordResetRequest', ' {2}additionalProperties: false\\n'),
    to: '$1',
    says: '#/components/schemas/ValidatePasswordResetRequest accepts fields that the contract does not name',
  },
  {
    change: 'a default changes',
    file: users,
    from: 'default: en-GB',
    to: 'default: de-DE',
    says: '#/components/schemas/User/properties/locale has the default "de-DE"',
  },
  {
    change: 'a default is removed',
    file: users,
    from: / *default: GBP\n/,
    to: '',
    says: '#/components/schemas/User/properties/defaultCurrencyCode has no default any more',
  },
  {
    change: 'another field identifies a record',
    file: 'openapi/components/schemas/clients.yaml',
    from: within('Client', ' {2}x-identity: clientID'),
    to: '$1  x-identity: name',
    says: '#/components/schemas/Client is identified by "name"',
  },
  {
    change: 'no field identifies a record any more',
    file: 'openapi/components/schemas/teams.yaml',
    from: within('Team', ' {2}x-identity: teamID\\n'),
    to: '$1',
    says: '#/components/schemas/Team is no longer identified',
  },
  {
    change: 'an operation becomes deprecated that the console calls',
    file: 'openapi/paths/entity-lookup.yaml',
    from: 'operationId: lookUpEntities\n',
    to: 'operationId: lookUpEntities\n    deprecated: true\n',
    says: '#/paths/~1api~1EntityLookup~1filterunscoped/get is deprecated and used in "src/api/entity-lookup.ts',
  },
  {
    change: 'a field becomes deprecated that a screen reads',
    file: 'openapi/components/schemas/sign-in-limits.yaml',
    from: within('SignInLimit', '( {4}sinceDateTimeUTC:\\n)'),
    to: '$1$2      deprecated: true\n',
    says: '#/components/schemas/SignInLimit/properties/sinceDateTimeUTC is deprecated and used in "src/features/admin/users/sign-in-limits-panel.tsx',
  },
  {
    change: 'a field becomes deprecated that a form sends',
    file: 'openapi/components/schemas/initialise.yaml',
    from: within('InitialiseRequest', '( {4}authorisedAppIds:\\n)'),
    to: '$1$2      deprecated: true\n',
    says: '#/components/schemas/InitialiseRequest/properties/authorisedAppIds is deprecated and used in "src/features/organisation/initialise/initialise-request.ts',
  },
];
