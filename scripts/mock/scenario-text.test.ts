import { describe, expect, test } from 'vitest';
import { countScenarios, formatScenarios, parseScenarios, toggleScenario } from './scenario-text';
import { testOperation, testResponse } from './testing/test-operations';

const operations = [
  testOperation({
    operationId: 'listUsers',
    responses: [testResponse({ users: [{ userID: '1' }], none: [] })],
  }),
  testOperation({
    operationId: 'getUser',
    responses: [testResponse({ first: {} }), testResponse({ NotFound: 'Not found' }, 404)],
  }),
  testOperation({
    operationId: 'commitUsers',
    responses: [
      testResponse({ saved: {} }),
      testResponse({ BadRequest: 'BadRequest', 'Odd, name': 'Odd' }, 400),
    ],
  }),
];
const parse = (text: string) => parseScenarios(text, operations);

describe('a valid scenario text sets its choices', () => {
  test.each([
    ['', []],
    [' , ', []],
    ['listUsers:500', [['listUsers', { status: 500, example: 'ServerError' }, false]]],
    ['listUsers:503', [['listUsers', { status: 503, example: 'ServerError' }, false]]],
    ['listUsers:401', [['listUsers', { status: 401, example: 'SessionMissing' }, false]]],
    ['listUsers:empty', [['listUsers', { status: 200, example: 'none' }, false]]],
    ['listUsers:network', [['listUsers', 'network', false]]],
    ['listUsers:slow', [['listUsers', null, true]]],
    [
      'listUsers:slow,listUsers:500',
      [['listUsers', { status: 500, example: 'ServerError' }, true]],
    ],
    ['listUsers:network, listUsers:slow', [['listUsers', 'network', true]]],
    ['commitUsers:400', [['commitUsers', { status: 400, example: 'BadRequest' }, false]]],
    [
      'commitUsers:400/Odd%2C%20name',
      [['commitUsers', { status: 400, example: 'Odd, name' }, false]],
    ],
    [
      'listUsers:empty,getUser:404',
      [
        ['listUsers', { status: 200, example: 'none' }, false],
        ['getUser', { status: 404, example: 'NotFound' }, false],
      ],
    ],
    [
      'getUser:404,getUser:404/NotFound',
      [['getUser', { status: 404, example: 'NotFound' }, false]],
    ],
  ])('%j', (text, expected) => {
    const { choices, problems } = parse(text);

    expect(problems).toEqual([]);
    expect(
      [...choices].map(([operationId, { response, isSlow }]) => [operationId, response, isSlow]),
    ).toEqual(expected);
  });
});

describe('an invalid scenario text gives the reason', () => {
  test.each([
    ['listUser:500', 'There is no operation "listUser".'],
    ['ListUsers:500', 'There is no operation "ListUsers".'],
    ['listUsers', '"" is neither a status, a status/example, empty, slow nor network.'],
    ['listUsers:fast', '"fast" is neither a status, a status/example, empty, slow nor network.'],
    ['listUsers:5000', '"5000" is neither a status, a status/example, empty, slow nor network.'],
    ['listUsers:204', 'listUsers has no documented response 204.'],
    ['commitUsers:400/Nope', 'The response 400 of commitUsers has no example "Nope".'],
    ['commitUsers:400/%', 'The response 400 of commitUsers has no example "%".'],
    ['getUser:empty', 'getUser has no empty answer.'],
    ['listUsers:500,listUsers:empty', 'listUsers already answers 500.'],
    ['listUsers:network,listUsers:401', 'listUsers already answers network.'],
  ])('%j', (text, reason) => {
    expect(parse(text).problems.map((problem) => problem.reason)).toEqual([reason]);
  });

  test('the problems list every invalid part', () => {
    expect(parse('a:500,listUsers:500,b:1').problems.map(({ text }) => text)).toEqual([
      'a:500',
      'b:1',
    ]);
  });
});

describe('the text of a choice is the shortest one', () => {
  test.each([
    ['listUsers:500/ServerError', 'listUsers:500'],
    ['listUsers:200/none', 'listUsers:empty'],
    ['listUsers:200', 'listUsers:200/users'],
    ['getUser:404', 'getUser:404'],
    ['getUser:slow,getUser:404', 'getUser:404,getUser:slow'],
    ['commitUsers:400/Odd%2C%20name', 'commitUsers:400/Odd%2C%20name'],
    ['getUser:404,listUsers:network', 'listUsers:network,getUser:404'],
  ])('%j becomes %j, and means the same', (text, expected) => {
    const { choices } = parse(text);
    const written = formatScenarios(choices, operations);

    expect(written).toBe(expected);
    expect(parse(written).choices).toEqual(new Map([...parse(expected).choices]));
  });
});

describe('a click on a scenario', () => {
  test.each([
    ['', 'listUsers:500', 'listUsers:500'],
    ['listUsers:500', 'listUsers:500', ''],
    ['listUsers:500', 'listUsers:empty', 'listUsers:empty'],
    ['listUsers:500', 'listUsers:slow', 'listUsers:500,listUsers:slow'],
    ['listUsers:500,listUsers:slow', 'listUsers:500', 'listUsers:slow'],
    ['listUsers:500,listUsers:slow', 'listUsers:slow', 'listUsers:500'],
    ['listUsers:slow', 'listUsers:slow', ''],
    ['listUsers:500', 'getUser:404', 'listUsers:500,getUser:404'],
  ])('%j, then %j, gives %j', (before, clicked, after) => {
    const [operationId, choice] = [...parse(clicked).choices][0] ?? [
      '',
      { response: null, isSlow: false },
    ];
    const choices = toggleScenario(parse(before).choices, operationId, choice);

    expect(formatScenarios(choices, operations)).toBe(after);
    expect(countScenarios(choices)).toBe(after === '' ? 0 : after.split(',').length);
  });
});
