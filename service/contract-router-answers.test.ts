import { describe, expect, test } from 'vitest';
import type { ContractDocument } from '../openapi/reader/contract-document';
import { reasonOfHeader } from '../src/domain/error-reason';
import { Refusal } from './contract/refusal';
import { type ContractRouterOptions, contractRouter, type ErasedHandler } from './contract-router';

const text = { content: { 'text/plain': { schema: { type: 'string' } } }, description: '' };

const document: ContractDocument = {
  info: { title: 'Small', version: '1.0.0' },
  security: [],
  paths: {
    '/thing': {
      get: {
        operationId: 'getThing',
        parameters: [
          { name: 'size', in: 'query', required: true, schema: { type: 'integer', maximum: 9 } },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'deep', in: 'query', schema: { type: 'boolean', default: true } },
        ],
        responses: {
          '200': {
            description: '',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['name'],
                  additionalProperties: false,
                  properties: { name: { $ref: '#/components/schemas/Name' } },
                },
              },
            },
          },
          '400': {
            description: '',
            content: {
              'text/plain': { schema: { type: 'string', enum: ['BadRequest', 'Taken'] } },
            },
          },
          default: { $ref: '#/components/responses/Failure' },
        },
      },
    },
  },
  components: {
    schemas: { Name: { type: 'string', maxLength: 4 } },
    responses: { Failure: text },
  },
};

// No call of these tests has a caller, whose rights a transaction would look at.
const database = {} as ContractRouterOptions['database'];

const call = async (
  handler: ErasedHandler,
  options: { isStrict?: boolean; query?: string } = {},
) => {
  const errors: string[] = [];
  const router = contractRouter({
    document,
    handlers: new Map([['getThing', handler]]),
    authenticate: async () => null,
    authorise: async () => 'allowed',
    authoriseAgain: async () => 'allowed',
    database,
    addressOf: () => 'here',
    now: () => new Date(0),
    log: { error: (message) => errors.push(message) },
    isStrict: options.isStrict ?? true,
  });
  const response = await router.request(`/thing?${options.query ?? 'size=1'}`);
  return { response, text: await response.text(), errors };
};

describe('answers', () => {
  test('that fit have the media type of the contract', async () => {
    const { response, text } = await call(() => ({ status: 200, body: { name: 'abcd' } }));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(text).toBe('{"name":"abcd"}');
  });

  test('have the body of now, or that of the stored changes if it cannot be found', async () => {
    const stored = { status: 200, body: { name: 'then' } };
    const now = await call(() => ({ ...stored, finalBody: async () => ({ name: 'now' }) }));
    expect(now.text).toBe('{"name":"now"}');
    const failed = await call(() => ({ ...stored, finalBody: () => Promise.reject(new Error()) }));
    expect([failed.response.status, failed.text]).toEqual([200, '{"name":"then"}']);
    expect(failed.errors).toEqual(['The end of getThing failed']);
  });

  test.each([
    ['a field that is too long', { status: 200, body: { name: 'abcde' } }],
    ['a missing field', { status: 200, body: {} }],
    ['an additional field', { status: 200, body: { name: 'a', passwordHash: 'x' } }],
    ['a status that is not documented', { status: 403, body: 'No' }],
    ['a code that is not documented', { status: 400, body: 'Other' }],
  ])('with %s become a logged 500 that names the operation', async (_what, answer) => {
    const { response, text, errors } = await call(() => answer);
    expect(response.status).toBe(500);
    expect(text).toBe('The answer to getThing is outside of the contract.');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('getThing');
  });

  test('are not checked unless isStrict is on', async () => {
    const { response } = await call(() => ({ status: 200, body: {} }), { isStrict: false });
    expect(response.status).toBe(200);
  });

  test('have the code of a thrown refusal, and its reason in a header', async () => {
    const { response, text } = await call(() => {
      throw new Refusal(400, 'Taken', '“Équipe Żółć 東京” is taken.\n');
    });
    expect(response.status).toBe(400);
    expect(text).toBe('Taken');
    const reason = response.headers.get('X-Error-Reason');
    expect(reason).toMatch(/^[ -~]+$/);
    expect(reasonOfHeader(reason)).toBe('“Équipe Żółć 東京” is taken.');
  });

  test('tell nothing about a failure', async () => {
    const { response, text, errors } = await call(() => {
      throw new Error('secret detail');
    });
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8');
    expect(text).toBe('The server could not complete the request.');
    expect(errors).toEqual(['getThing failed']);
  });
});

describe('the query', () => {
  const queryOf = async (query: string) => {
    let seen: unknown;
    const { response } = await call(
      (request) => {
        seen = request.query;
        return { status: 200, body: { name: 'a' } };
      },
      { query },
    );
    return response.status === 200 ? seen : response.headers.get('X-Contract-Violation');
  };

  test('has the types of the contract, and no parameters that it does not name', async () => {
    expect(await queryOf('size=3&deep=false&tag=a&tag=b&other=x')).toEqual({
      size: 3,
      deep: false,
      tag: ['a', 'b'],
    });
  });

  test.each([
    ['', 'query parameter size is missing'],
    ['size=x', 'query parameter size must be integer'],
    ['size=10', 'query parameter size must be <= 9'],
    ['size=1&size=2', 'query parameter size is given more than once'],
    ['size=1&deep=perhaps', 'query parameter deep must be boolean'],
  ])('"%s" is refused', async (query, violation) => {
    expect(await queryOf(query)).toBe(violation);
  });
});

test('a service with missing or additional operations does not start', () => {
  const options = {
    document,
    authenticate: async () => null,
    authorise: async () => 'allowed' as const,
    authoriseAgain: async () => 'allowed' as const,
    database,
    addressOf: () => 'here',
    now: () => new Date(0),
    log: { error: () => {} },
    isStrict: true,
  };
  const handler: ErasedHandler = () => ({ status: 200, body: {} });
  expect(() => contractRouter({ ...options, handlers: new Map() })).toThrow(
    'Without a handler: getThing.',
  );
  expect(() => contractRouter({ ...options, handlers: new Map([['x', handler]]) })).toThrow(
    'Not in the contract: x.',
  );
});
