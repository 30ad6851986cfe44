import { type Drift, inOperation } from './drift';

const parameters = 'openapi/components/parameters.yaml';
const contract = 'openapi/openapi.yaml';

/**
 * Changes of paths, methods and parameters. Another spelling of a path stops nobody: the console's
 * calls and the service's routes are the contract's.
 */
export const callDrifts: readonly Drift[] = [
  {
    change: 'a path is dropped',
    file: 'openapi/paths/clients.yaml',
    from: /^\/api\/client\/\{id\}:\n(?: .*\n)*/m,
    to: '',
    stops: {
      'console sends': ['src/api/clients.ts'],
      'service receives': ['service/operations/clients/clients.ts'],
    },
  },
  {
    // The service takes its routes from the contract, so it follows by itself.
    change: 'a call takes another method',
    file: 'openapi/paths/change-password.yaml',
    from: '  post:',
    to: '  put:',
    stops: { 'console sends': ['src/api/passwords.ts'] },
  },
  {
    change: 'a call is added',
    file: 'openapi/paths/statistics.yaml',
    from: '/api/Statistics/monthlyAllPOSCores:\n  post:',
    to: `/api/Statistics/monthlyAllPOSCores:
  get:
    operationId: countMonths
    responses:
      '200':
        description: How many months there are.
        content:
          application/json:
            schema:
              type: integer
  post:`,
    stops: { 'service receives': [['service/operations/operations.ts', 'countMonths']] },
  },
  {
    change: 'an operation is renamed',
    file: 'openapi/paths/system-health.yaml',
    from: 'operationId: getSystemHealthTree',
    to: 'operationId: readSystemHealth',
    stops: {
      'console sends': ['src/api/system-health.ts'],
      'service receives': [
        'service/operations/system-health/system-health.ts',
        ['service/operations/operations.ts', 'readSystemHealth'],
      ],
    },
  },
  {
    change: 'a path parameter is renamed',
    file: parameters,
    from: 'name: sessionId',
    to: 'name: id',
    stops: {
      'console sends': ['src/api/sessions.ts'],
      'service receives': ['service/operations/sessions-extension.ts'],
    },
  },
  {
    change: 'a query parameter is renamed',
    file: parameters,
    from: 'summaryLimit:\n  name: limit',
    to: 'summaryLimit:\n  name: most',
    stops: {
      'console sends': ['src/api/admin-summary.ts'],
      'service receives': ['service/operations/admin-summary.ts'],
    },
  },
  {
    change: 'a query parameter is of another type',
    file: parameters,
    from: /(beforeEntry:\n(?: .*\n)*?) {4}\$ref: .*\n/,
    to: '$1    type: string\n',
    stops: {
      'console sends': ['src/api/record-facts.ts'],
      'service receives': ['service/operations/history-extension.ts'],
    },
  },
  {
    change: 'a call gets a query parameter that it must have',
    file: 'openapi/paths/organisation-tree.yaml',
    from: inOperation('filterOrganisationTree', ' {4}parameters:\\n'),
    to: `$1    parameters:
      - name: depth
        in: query
        required: true
        schema:
          type: string
`,
    stops: {
      'console sends': ['src/api/organisation-tree.ts'],
      'service receives': ['service/operations/organisation-tree.ts'],
    },
  },
  {
    change: 'a call gets its first query parameter, which it must have',
    file: 'openapi/paths/currencies.yaml',
    from: 'operationId: listCurrencies\n',
    to: `operationId: listCurrencies
    parameters:
      - name: region
        in: query
        required: true
        schema:
          type: string
`,
    stops: {
      'console sends': [['src/api/reference-data.ts', 'region']],
      'service receives': ['service/operations/currencies.ts'],
    },
  },
  {
    change: 'a call gets a header that it must have',
    file: 'openapi/paths/locales.yaml',
    from: 'operationId: listLocales\n',
    to: `operationId: listLocales
    parameters:
      - name: X-Organisation
        in: header
        required: true
        schema:
          type: string
`,
    stops: {
      'console sends': [['src/api/reference-data.ts', 'X-Organisation']],
      'service receives': ['service/operations/locales/locales.ts'],
    },
  },
  {
    change: 'a tag is renamed, and with it the generated module',
    file: 'openapi/paths/user-summary.yaml',
    from: 'tags: [user-summary]',
    to: 'tags: [own-summary]',
    stops: { 'console sends': ['src/api/user-summary.ts'] },
  },
  {
    change: 'a query parameter is no longer required',
    file: 'openapi/paths/entity-lookup.yaml',
    from: /(- name: filter\n {8}in: query\n(?: {8}.*\n)*?) {8}required: true\n/,
    to: '$1',
    stops: { 'service receives': ['service/operations/entity-lookup/entity-lookup.ts'] },
  },
  {
    change: 'the session cookie is renamed',
    file: contract,
    from: 'in: cookie\n      name: session',
    to: 'in: cookie\n      name: ticket',
    stops: { 'service receives': ['service/authentication/session-cookie.ts'] },
  },
  {
    change: 'a session comes as a bearer instead of a cookie',
    file: contract,
    from: 'type: apiKey\n      in: cookie\n      name: session',
    to: 'type: http\n      scheme: bearer',
    stops: { 'service receives': ['service/authentication/session-cookie.ts'] },
    excludes: 'the session cookie is renamed',
  },
  {
    change: 'the marker of requests is renamed',
    file: contract,
    from: 'in: header\n      name: X-Requested-With',
    to: 'in: header\n      name: X-Console',
    stops: {
      'console sends': ['src/api/client.ts'],
      'service receives': [['service/contract/call-security.ts', 'X-Console']],
    },
  },
  {
    change: 'a security scheme is added',
    file: contract,
    from: '  securitySchemes:\n',
    to: `  securitySchemes:
    token:
      type: http
      scheme: bearer
`,
    stops: { 'service receives': [['service/contract/call-security.ts', 'token']] },
  },
];
