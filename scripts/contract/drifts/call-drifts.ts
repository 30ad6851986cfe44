import type { Drift } from './drift';

const statistics = 'openapi/paths/statistics.yaml';
const contract = 'openapi/openapi.yaml';
const statisticsCalls = 'src/api/statistics.ts';
const statisticsHandlers = 'service/operations/statistics/statistics.ts';

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
    file: statistics,
    from: '/api/Statistics/monthlyAllPOSCores:\n  post:',
    to: '/api/Statistics/monthlyAllPOSCores:\n  put:',
    stops: { 'console sends': [statisticsCalls] },
  },
  {
    change: 'a call is added',
    file: statistics,
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
    stops: {
      'service receives': ['service/operations/operations.ts'],
    },
  },
  {
    change: 'an operation is renamed',
    file: statistics,
    from: 'operationId: queryMonthlyStatistics',
    to: 'operationId: listMonthlyStatistics',
    stops: { 'service receives': [statisticsHandlers, 'service/operations/operations.ts'] },
  },
  {
    change: 'a path parameter is renamed',
    file: 'openapi/components/parameters.yaml',
    from: 'clientId:\n  name: id',
    to: 'clientId:\n  name: clientId',
    stops: {
      'console sends': ['src/api/clients.ts'],
      'service receives': ['service/operations/clients/clients.ts'],
    },
  },
  {
    change: 'a query parameter is renamed',
    file: statistics,
    from: '- name: date\n',
    to: '- name: month\n',
    stops: { 'console sends': [statisticsCalls], 'service receives': [statisticsHandlers] },
  },
  {
    change: 'a query parameter is of another type',
    file: statistics,
    from: 'schema:\n          type: string\n          pattern',
    to: 'schema:\n          type: integer\n          pattern',
    stops: { 'console sends': [statisticsCalls], 'service receives': [statisticsHandlers] },
  },
  {
    change: 'a call gets a query parameter that it must have',
    file: statistics,
    from: '    parameters:\n',
    to: `    parameters:
      - name: zone
        in: query
        required: true
        schema:
          type: string
`,
    stops: { 'console sends': [statisticsCalls], 'service receives': [statisticsHandlers] },
  },
  {
    change: 'a call gets its first query parameter, which it must have',
    file: 'openapi/paths/users.yaml',
    from: 'operationId: listUsers\n',
    to: `operationId: listUsers
    parameters:
      - name: organisation
        in: query
        required: true
        schema:
          type: string
`,
    stops: {
      'console sends': ['src/api/users.ts'],
      'service receives': ['service/operations/users/users.ts'],
    },
  },
  {
    change: 'a call gets a header that it must have',
    file: 'openapi/paths/users.yaml',
    from: 'operationId: listUsers\n',
    to: `operationId: listUsers
    parameters:
      - name: X-Organisation
        in: header
        required: true
        schema:
          type: string
`,
    stops: {
      'console sends': ['src/api/users.ts'],
      'service receives': ['service/operations/users/users.ts'],
    },
  },
  {
    change: 'a tag is renamed, and with it the generated module',
    file: 'openapi/paths/teams.yaml',
    from: /tags: \[teams\]/g,
    to: 'tags: [groups-of-people]',
    stops: { 'console sends': ['src/api/teams.ts'] },
  },
  {
    change: 'a query parameter is no longer required',
    file: statistics,
    from: /(- name: date\n {8}in: query\n(?: {8}.*\n)*?) {8}required: true\n/,
    to: '$1',
    stops: { 'service receives': [statisticsHandlers] },
  },
  {
    change: 'the session cookie is renamed',
    file: contract,
    from: 'in: cookie\n      name: session',
    to: 'in: cookie\n      name: token',
    stops: { 'service receives': ['service/authentication/session-cookie.ts'] },
  },
  {
    change: 'a session comes as a bearer instead of a cookie',
    file: contract,
    from: 'type: apiKey\n      in: cookie\n      name: session',
    to: 'type: http\n      scheme: bearer',
    stops: { 'service receives': ['service/authentication/session-cookie.ts'] },
  },
  {
    change: 'the marker of requests is renamed',
    file: contract,
    from: 'in: header\n      name: X-Requested-With',
    to: 'in: header\n      name: X-Console',
    stops: {
      'console sends': ['src/api/client.ts'],
      'service receives': ['service/contract-router.ts'],
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
    stops: { 'service receives': ['service/contract-router.ts'] },
  },
];
