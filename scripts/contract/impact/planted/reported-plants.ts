import type { Contract } from '../../generate/contract-document';
import type { Party } from '../diff/contract-change';
import { operationIn, schemaIn } from './planted-change';

/** A change that was once missed or traced in part, and the places that a search by hand found. */
export interface ReportedPlant {
  plant(contract: Contract): void;
  what: string;
  breaks: Party[];
  /** The files of calls, the routes of screens, the files of handlers, and the files that name it. */
  places: { api: string[]; screens: string[]; handlers: string[]; named?: string[] };
  /** Some of the tests and documents: those that a name alone does not lead to. */
  tests?: string[];
  documents: string[];
}

const unjudged = (schema: string, keyword: string) =>
  `\`${schema}\` changed in a way that cannot be judged (\`${keyword}\` is new): breaking until you say otherwise.`;

const undoing = [
  'service/operations/undo-extension/kept-deletion.ts',
  'service/operations/undo-extension/undo-extension.ts',
  'src/api/offer-undo.ts',
  'src/api/undoable-deletions.ts',
  'src/shell/undo/undo.tsx',
];
const undo = {
  api: ['src/api/undoable-deletions.ts'],
  screens: ['/'],
  handlers: ['service/operations/undo-extension/undo-extension.ts'],
};
const undoDocuments = [
  'docs/decisions/0128-a-deletion-can-be-undone-for-a-moment.md#decision',
  'docs/product/undo.md#when-it-cannot-be-undone',
];

/** Changes of ten kinds, none of which the report found whole before. */
export const reportedPlants: Record<string, ReportedPlant> = {
  'a removed header of an answer': {
    plant(contract) {
      const answer = operationIn(contract, 'commitPendingInvites').operation.responses['200'];
      delete (answer as { headers?: object }).headers;
    },
    what: 'The header `Undo-Id` of the answer 200 of `commitPendingInvites` was removed.',
    breaks: ['reader'],
    places: {
      api: ['src/api/pending-invites.ts'],
      screens: ['/', '/organisation/$orgId/pendinginvites'],
      handlers: ['service/operations/pending-invites/pending-invites.ts'],
      named: undoing,
    },
    tests: ['service/operations/access-ends-extension.test.ts', 'src/shell/undo/undo.test.tsx'],
    documents: undoDocuments,
  },

  'a header that changes for every call': {
    plant({ components }) {
      const { headers } = components as { headers?: Record<string, { schema?: object }> };
      if (!headers?.undoId) throw new Error('The contract has no header undoId.');
      headers.undoId.schema = { type: 'integer' };
    },
    what: 'The shared header `Undo-Id` is now of type integer, was of type string.',
    breaks: ['reader'],
    places: {
      api: [
        'src/api/end-access.ts',
        'src/api/organisation-access.ts',
        'src/api/pending-invites.ts',
        'src/api/teams.ts',
      ],
      screens: [
        '/',
        '/organisation/$orgId/links',
        '/organisation/$orgId/links/create',
        '/organisation/$orgId/links/edit/$id',
        '/organisation/$orgId/pendinginvites',
        '/organisation/$orgId/teams/edit/$id',
      ],
      handlers: [
        'service/operations/organisation-access/organisation-access.ts',
        'service/operations/pending-invites/pending-invites.ts',
        'service/operations/teams/teams.ts',
      ],
      named: undoing,
    },
    tests: ['e2e/undo.e2e.ts', 'src/shell/undo/undo.test.tsx'],
    documents: undoDocuments,
  },

  'a removed coded error': {
    plant(contract) {
      const refused = operationIn(contract, 'commitLinks').operation.responses['400'];
      const schema = refused?.content['text/plain']?.schema;
      if (!schema?.enum) throw new Error('The answer 400 has no codes.');
      schema.enum = schema.enum.slice(0, -1);
    },
    what: 'The answer 400 of `commitLinks` no longer has the value `BadRequest_CannotDemoteSelf`.',
    breaks: [],
    places: {
      api: ['src/api/end-access.ts', 'src/api/organisation-access.ts'],
      screens: [
        '/admin/users/edit/$id',
        '/organisation/$orgId/links/create',
        '/organisation/$orgId/links/edit/$id',
      ],
      handlers: ['service/operations/organisation-access/organisation-access.ts'],
      named: [
        'service/operations/organisation-access/links.ts',
        'service/operations/organisation-access/own-access.ts',
        'src/api/error-messages.ts',
      ],
    },
    tests: [
      'service/operations/organisation-access/organisation-access.test.ts',
      'service/operations/teams/teams.test.ts',
      'src/features/organisation/links/last-administrator.test.tsx',
    ],
    // docs/qa.md names it in a link of the mock alone: commitLinks:400/...
    documents: [
      'docs/decisions/0035-teams-and-access.md#teams-and-members',
      'docs/product/messages.md#coded-errors',
      'docs/qa.md#the-organisation-area',
    ],
  },

  'a call that becomes public': {
    plant(contract) {
      const { operation } = operationIn(contract, 'getSignInLimits');
      (operation as { security?: object[] }).security = [];
    },
    what: '`getSignInLimits` asks for no credentials, asked for session and xhr: breaking until you say otherwise.',
    breaks: ['reader', 'sender'],
    places: {
      api: ['src/api/sign-in-limits.ts'],
      screens: ['/admin/users/edit/$id'],
      handlers: ['service/operations/sign-in-limits-extension.ts'],
    },
    tests: [
      'service/operations/sign-in-limits-extension.test.ts',
      'src/features/admin/users/sign-in-limits-panel.test.tsx',
    ],
    documents: ['docs/answers-on-screens.md', 'docs/qa.md#the-administration-area'],
  },

  'a renamed path parameter': {
    plant(contract) {
      const { path, item } = operationIn(contract, 'endSession');
      delete contract.paths[path];
      contract.paths[path.replace('{sessionId}', '{id}')] = item;
    },
    what: '`endSession` is now POST /api/user/{userId}/sessions/{id}/end, was POST /api/user/{userId}/sessions/{sessionId}/end.',
    breaks: ['reader', 'sender'],
    places: {
      api: ['src/api/sessions.ts'],
      screens: ['/admin/users/edit/$id', '/user/$userId'],
      handlers: ['service/operations/sessions-extension.ts'],
    },
    // They call by path.
    tests: [
      'service/operations/sessions-extension.test.ts',
      'src/features/account/my-account/own-sessions.test.tsx',
      'src/features/admin/users/user-sessions-panel.test.tsx',
    ],
    documents: ['docs/answers-on-screens.md'],
  },

  'a newly required parameter': {
    plant(contract) {
      const { parameters } = operationIn(contract, 'filterOrganisationTree').operation;
      parameters.push({ name: 'locale', in: 'query', required: true, schema: { type: 'string' } });
    },
    what: 'The query parameter `locale` of `filterOrganisationTree` is new and required.',
    breaks: ['sender'],
    places: {
      api: ['src/api/organisation-tree.ts'],
      screens: ['/admin/organisations'],
      handlers: ['service/operations/organisation-tree.ts'],
    },
    tests: [
      'service/operations/organisations/organisations.test.ts',
      'src/features/admin/organisations/organisation-nodes.test.ts',
      'src/features/admin/organisations/organisations-screen.test.tsx',
    ],
    documents: [
      'docs/product/calls.md#paths-of-the-platform',
      'docs/qa.md#the-administration-area',
    ],
  },

  'a rule of a request that nobody judges': {
    plant(contract) {
      schemaIn(contract, 'UndoRequest').minProperties = 1;
    },
    what: unjudged('UndoRequest', 'minProperties'),
    breaks: ['sender'],
    places: undo,
    tests: ['service/operations/foreign-records.test.ts', 'src/shell/undo/undo.test.tsx'],
    documents: undoDocuments,
  },

  'a rule of an answer that nobody judges': {
    plant(contract) {
      schemaIn(contract, 'UndoneDeletion').dependentRequired = { ids: ['links'] };
    },
    what: unjudged('UndoneDeletion', 'dependentRequired'),
    breaks: ['reader'],
    places: undo,
    tests: ['service/contract-examples.test.ts', 'src/shell/undo/undo.test.tsx'],
    documents: undoDocuments,
  },

  'a field of a request that becomes read-only': {
    plant(contract) {
      const { properties } = schemaIn(contract, 'OrganisationTimeZoneChange');
      if (!properties?.timeZone) throw new Error('The request has no time zone.');
      properties.timeZone.readOnly = true;
    },
    what: unjudged('OrganisationTimeZoneChange.timeZone', 'readOnly'),
    breaks: ['sender'],
    places: {
      api: ['src/api/organisation-time-zone.ts'],
      screens: ['/organisation/$orgId/profile'],
      handlers: ['service/operations/organisation-time-zone-extension.ts'],
      named: [
        'service/operations/organisation-time-zone-extension.ts',
        'src/features/organisation/profile/time-zone-section.tsx',
      ],
    },
    documents: [],
  },

  'a dropped operation': {
    plant(contract) {
      const { item, method } = operationIn(contract, 'getSystemHealthTree');
      delete item[method];
    },
    what: 'The operation `getSystemHealthTree` (GET /api/organisation/{orgId}/systemhealthtree) was dropped.',
    breaks: ['reader', 'sender'],
    places: {
      api: ['src/api/system-health.ts'],
      screens: ['/organisation/$orgId/systemhealth'],
      handlers: ['service/operations/system-health/system-health.ts'],
    },
    tests: [
      'service/operations/system-health/system-health.test.ts',
      'src/features/organisation/system-health/roll-out/roll-out-panel.test.tsx',
      'src/features/organisation/system-health/system-health-screen.test.tsx',
    ],
    documents: [
      'docs/product/calls.md#paths-of-an-organisation',
      'docs/qa.md#the-organisation-area',
    ],
  },
};
