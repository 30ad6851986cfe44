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
    path: '/api/user/{userID}',
    parameters: [
      {
        in: 'path',
        name: 'userID',
        required: true,
        isList: false,
        format: 'uuid',
        example: '1',
        schemaPointer: '',
      },
    ],
    responses: [testResponse({ first: {} }), testResponse({ NotFound: 'Not found' }, 404)],
  }),
  testOperation({
    operationId: 'commitUsers',
    method: 'POST',
    body: { required: true, contents: [] },
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
    ['listUsers:500', [['listUsers', { status: 500, example: 'ServerError' }, null]]],
    ['listUsers:503', [['listUsers', { status: 503, example: 'ServerError' }, null]]],
    ['listUsers:401', [['listUsers', { status: 401, example: 'SessionMissing' }, null]]],
    ['listUsers:empty', [['listUsers', { status: 200, example: 'none' }, null]]],
    ['listUsers:network', [['listUsers', 'network', null]]],
    ['listUsers:cut', [['listUsers', 'network', null]]],
    ['listUsers:slow', [['listUsers', null, 'usual']]],
    ['listUsers:slow(3000)', [['listUsers', null, 3000]]],
    ['listUsers:slow(3000)+cut', [['listUsers', 'network', 3000]]],
    // As an address has it.
    ['listUsers:slow(3000) cut', [['listUsers', 'network', 3000]]],
    [
      'listUsers:slow,listUsers:500',
      [['listUsers', { status: 500, example: 'ServerError' }, 'usual']],
    ],
    ['listUsers:network, listUsers:slow', [['listUsers', 'network', 'usual']]],
    ['commitUsers:400', [['commitUsers', { status: 400, example: 'BadRequest' }, null]]],
    [
      'commitUsers:400/Odd%2C%20name',
      [['commitUsers', { status: 400, example: 'Odd, name' }, null]],
    ],
    [
      'listUsers:empty,getUser:404',
      [
        ['listUsers', { status: 200, example: 'none' }, null],
        ['getUser', { status: 404, example: 'NotFound' }, null],
      ],
    ],
    ['getUser:404,getUser:404/NotFound', [['getUser', { status: 404, example: 'NotFound' }, null]]],
  ])('%j', (text, expected) => {
    const { choices, problems } = parse(text);

    expect(problems).toEqual([]);
    expect(
      [...choices].map(([operationId, [{ response, wait }]]) => [operationId, response, wait]),
    ).toEqual(expected);
  });
});

describe('an invalid scenario text gives the reason', () => {
  test.each([
    ['listUser:500', 'There is no operation "listUser".'],
    ['ListUsers:500', 'There is no operation "ListUsers".'],
    [
      'listUsers',
      '"" is neither a status, a status/example, a status=body, empty, usual, slow nor cut.',
    ],
    [
      'listUsers:fast',
      '"fast" is neither a status, a status/example, a status=body, empty, usual, slow nor cut.',
    ],
    [
      'listUsers:5000',
      '"5000" is neither a status, a status/example, a status=body, empty, usual, slow nor cut.',
    ],
    ['listUsers:600', 'listUsers has no documented response 600.'],
    ['listUsers:500+401', '"500+401" has two answers; ">" stands between answers in their order.'],
    ['listUsers:slow+slow(1)', '"slow+slow(1)" waits twice.'],
    ['listUsers:slow(600001)', '"slow(600001)" waits longer than ten minutes.'],
    ['listUsers:500>204', 'listUsers has no documented response 204.'],
    [
      'listUsers:500>',
      '"" is neither a status, a status/example, a status=body, empty, usual, slow nor cut.',
    ],
    ['listUsers:500>401,listUsers:slow', 'listUsers has a story already.'],
    ['listUsers:204', 'listUsers has no documented response 204.'],
    ['commitUsers:400/Nope', 'The response 400 of commitUsers has no example "Nope".'],
    ['commitUsers:400/%', 'The response 400 of commitUsers has no example "%".'],
    ['getUser:empty', 'getUser has no empty answer.'],
    ['listUsers:500,listUsers:empty', 'listUsers already answers 500.'],
    ['listUsers:200=[],listUsers:200={}', 'listUsers already answers 200=[].'],
    ['listUsers:600=[]', 'An own answer has a status from 200 to 599, not 600.'],
    ['listUsers:200=~bm9uZQ', 'The body of an own answer is cut off or changed.'],
    ['getUser:if(userID=1)', '"if(userID=1)" has no answer.'],
    ['getUser:if(userID)+500', '"if(userID)" has no "=" between a field and its value.'],
    [
      'getUser:if(userID=1)+if(userID=2)+500',
      '"if(userID=1)+if(userID=2)+500" has two conditions.',
    ],
    ['getUser:if(userID=1)+404,getUser:slow', 'getUser has a condition, and so no other choice.'],
    [
      'getUser:if(id=1)+404',
      'getUser has no parameter "id". There is userID; a field of the body begins with "body".',
    ],
    ['getUser:if(body.name=1)+404', 'getUser is called without a body.'],
    ['commitUsers:if(body..a=1)+200', '"body..a" is not a field, such as body.changes[0].name.'],
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
    ['listUsers:slow(3000)+500', 'listUsers:500,listUsers:slow(3000)'],
    ['getUser:slow+if(userID=1)+404', 'getUser:if(userID=1)+slow+404'],
    ['getUser:200=[]>usual', 'getUser:200=[]>usual'],
    [
      'commitUsers:slow(20)+400/BadRequest>cut>usual>200/saved',
      'commitUsers:slow(20)+400/BadRequest>cut>usual>200',
    ],
  ])('%j becomes %j, and means the same', (text, expected) => {
    const { choices } = parse(text);
    const written = formatScenarios(choices, operations);

    expect(written).toBe(expected);
    expect(parse(written).choices).toEqual(new Map([...parse(expected).choices]));
  });
});

test('a story has its steps in their order, and counts as one', () => {
  const { choices, problems } = parse('commitUsers:400>slow(3000)+cut>usual>200');
  expect(problems).toEqual([]);
  expect(choices.get('commitUsers')).toEqual([
    { response: { status: 400, example: 'BadRequest' }, wait: null },
    { response: 'network', wait: 3000 },
    { response: null, wait: null },
    { response: { status: 200, example: 'saved' }, wait: null },
  ]);
  expect(countScenarios(choices)).toBe(1);
});

describe('an own answer', () => {
  test.each([
    ['[]'],
    [''],
    ['{"a": "b, c > d + 50% (e)"}'],
    ['~{'],
    ['{"cut off'],
    [JSON.stringify(Array.from({ length: 100 }, (_, index) => ({ userID: index, name: 'Öl 🙂' })))],
  ])('with the body %j is the same after it was written', (body) => {
    const step = { response: { status: 200, example: null, body }, wait: null };
    const condition = { field: 'body["a, b"][0]', value: ' x>y)+%,' };
    const choices = new Map([['commitUsers', [{ ...step, condition }, step]]] as const);
    const text = formatScenarios(choices, operations);

    expect(parse(text)).toEqual({ choices, problems: [] });
    expect(parse(text.replaceAll('+', ' ')).choices).toEqual(choices);
    expect(text.length).toBeLessThan(700);
  });

  test('that is short can be read in the text', () => {
    expect(parse('listUsers:200={"a":%20[1%2C2]}').choices.get('listUsers')).toEqual([
      { response: { status: 200, example: null, body: '{"a": [1,2]}' }, wait: null },
    ]);
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
    ['listUsers:slow(3000)', 'listUsers:slow', ''],
    ['listUsers:500>cut', 'listUsers:empty', 'listUsers:empty'],
    ['listUsers:200=[]', 'listUsers:empty', 'listUsers:empty'],
    ['getUser:if(userID=1)+404', 'getUser:404', 'getUser:404'],
  ])('%j, then %j, gives %j', (before, clicked, after) => {
    const [operationId, choice] = [...parse(clicked).choices][0] ?? [];
    if (!operationId || !choice) throw new Error(`${clicked} is no scenario.`);
    const choices = toggleScenario(parse(before).choices, operationId, choice);

    expect(formatScenarios(choices, operations)).toBe(after);
    expect(countScenarios(choices)).toBe(after === '' ? 0 : after.split(',').length);
  });
});
