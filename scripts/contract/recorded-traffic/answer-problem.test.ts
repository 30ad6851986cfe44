import { expect, test } from 'vitest';
import type { ContractDocument } from '../../../openapi/reader/contract-document';
import { isFailure } from '../../../service/contract/response-writer';
import { answerChecker } from './answer-problem';
import type { RecordedCall } from './contract-entries';

const plainText = (schema: object) => ({
  description: 'Refused.',
  content: { 'text/plain': { schema: { type: 'string', ...schema } } },
});

const contract: ContractDocument = {
  info: { title: 'Test', version: '1.0.0' },
  paths: {
    '/api/user/{id}': {
      get: {
        operationId: 'getUser',
        responses: {
          200: {
            description: 'The user.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['userID'],
                  properties: { userID: { type: 'string' } },
                },
              },
            },
          },
          400: plainText({ enum: ['BadRequest'] }),
          404: { $ref: '#/components/responses/NotFound' },
          default: plainText({}),
        },
      },
    },
  },
  components: { responses: { NotFound: plainText({}) } },
};
const problemOf = answerChecker(contract);

const json = 'application/json';
const text = 'text/plain; charset=UTF-8';

test.each([
  [200, json, '{"userID":"1"}', null],
  [200, json, '{}', "status 200:  must have required property 'userID'"],
  [200, json, '{', 'status 200:  must be object'],
  [200, 'text/html', '<p>', 'status 200 came as text/html, not as application/json'],
  [200, '', '', 'status 200 came as nothing, not as application/json'],
  [400, text, 'BadRequest', null],
  [400, text, 'Nonsense', 'status 400:  must be equal to one of the allowed values'],
  [404, text, 'The record does not exist.', null],
  [500, text, 'The server could not complete the request.', null],
  [500, json, '{}', 'status 500 came as application/json, not as text/plain'],
  [401, text, 'You are not signed in.', null],
  [204, '', '', 'status 204 came as nothing, not as text/plain'],
  [204, text, '', 'status 204 is not documented'],
  [418, text, 'A teapot.', 'status 418 is not documented'],
])(
  'the check of the answer %i %s %s finds its problem, or none',
  (status, mimeType, body, expected) => {
    const found = problemOf(call('GET', '/api/user/1', status, mimeType, body));
    const prefix = 'GET /api/user/1 (getUser): ';

    expect(found?.replace(/\s+/g, ' ') ?? null).toBe(
      expected && `${prefix}${expected}`.replace(/\s+/g, ' '),
    );
  },
);

test('of another service the default covers every failure without an entry, and no success', () => {
  const ofOther = answerChecker(contract, isFailure);
  const problems = [418, 400, 204].map((status) =>
    ofOther(call('GET', '/api/user/1', status, text, 'A teapot.')),
  );
  expect(problems).toEqual([
    null,
    expect.stringContaining('must be equal to one of the allowed values'),
    expect.stringContaining('status 204 is not documented'),
  ]);
});

test('a base64 body of the recording is decoded', () => {
  const encoded = Buffer.from('{"userID":1}').toString('base64');
  const recorded = call('GET', '/api/user/1', 200, json, encoded);
  recorded.response.content.encoding = 'base64';

  expect(problemOf(recorded)).toContain('/userID must be string');
});

test('a body that was not complete when the test left the page is not checked', () => {
  const recorded = call('GET', '/api/user/1', 200, json, '');
  recorded.response.content = { size: -1, mimeType: json };

  expect(problemOf(recorded)).toBeNull();
});

test.each([
  ['The address is taken.', true],
  ["UTF-8''%C3%89quipe", true],
  ['\u00c9quipe', false],
  ["UTF-8''100%", false],
])('the encoding of the reason %s is valid: %s', (value, isRight) => {
  const recorded = call('GET', '/api/user/1', 400, text, 'BadRequest');
  recorded.response.headers = [{ name: 'x-error-reason', value }];

  expect(problemOf(recorded) === null).toBe(isRight);
});

test.each([
  ['GET', '/api/usr'],
  ['POST', '/api/user/1'],
])('%s %s is no operation, so this check leaves it to redocly drift', (method, path) => {
  expect(problemOf(call(method, path, 200, json, '{}'))).toBeNull();
});

function call(
  method: string,
  path: string,
  status: number,
  mimeType: string,
  body: string,
): RecordedCall {
  const content: RecordedCall['response']['content'] = { size: body.length, mimeType, text: body };
  return {
    request: { url: `http://localhost${path}`, method },
    response: { status, content },
  };
}
