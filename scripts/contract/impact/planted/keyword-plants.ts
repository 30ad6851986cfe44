/** A keyword with two values, and the keywords beside it: by default those of a text. */
export type KeywordPlant = readonly [
  keyword: string,
  first: unknown,
  second: unknown,
  beside?: object,
];

const text = { type: 'string' };
const number = { type: 'integer' };
const list = { type: 'array' };
const record = { type: 'object' };

/** Every keyword of JSON Schema 2020-12 and of the schemas of OpenAPI 3.1, and some that nobody knows. */
export const schemaKeywords: readonly KeywordPlant[] = [
  ['$id', 'https://a.test/a', 'https://a.test/b'],
  ['$schema', 'https://json-schema.org/draft/2020-12/schema', 'https://a.test/own'],
  ['$ref', '#/components/schemas/First', '#/components/schemas/Second', {}],
  ['$anchor', 'a', 'b'],
  ['$dynamicRef', '#a', '#b'],
  ['$dynamicAnchor', 'a', 'b'],
  ['$vocabulary', { 'https://a.test/a': true }, { 'https://a.test/b': true }],
  ['$comment', 'A.', 'B.'],
  ['$defs', { a: text }, { a: number }],
  ['allOf', [{ minLength: 1 }], [{ minLength: 1 }, { pattern: 'a' }]],
  ['anyOf', [text], [text, number]],
  ['oneOf', [text], [text, number]],
  ['not', { const: 'a' }, { const: 'b' }],
  ['if', { const: 'a' }, { const: 'b' }],
  ['then', { minLength: 1 }, { minLength: 2 }],
  ['else', { minLength: 1 }, { minLength: 2 }],
  ['dependentSchemas', { a: { required: ['b'] } }, { a: { required: ['c'] } }, record],
  ['prefixItems', [text], [number], list],
  ['items', text, number, list],
  ['contains', text, number, list],
  ['properties', { a: text }, { a: number }, record],
  ['patternProperties', { '^a': text }, { '^a': number }, record],
  ['additionalProperties', false, text, record],
  ['propertyNames', { pattern: 'a' }, { pattern: 'b' }, record],
  ['unevaluatedItems', false, true, list],
  ['unevaluatedProperties', false, true, record],
  ['type', 'string', 'integer', {}],
  ['const', 'a', 'b'],
  ['enum', ['a'], ['b']],
  ['multipleOf', 2, 3, number],
  ['maximum', 5, 6, number],
  ['exclusiveMaximum', 5, 6, number],
  ['minimum', 5, 6, number],
  ['exclusiveMinimum', 5, 6, number],
  ['maxLength', 5, 6],
  ['minLength', 5, 6],
  ['pattern', 'a', 'b'],
  ['maxItems', 5, 6, list],
  ['minItems', 5, 6, list],
  ['uniqueItems', true, false, list],
  ['maxContains', 5, 6, { ...list, contains: text }],
  ['minContains', 5, 6, { ...list, contains: text }],
  ['maxProperties', 5, 6, record],
  ['minProperties', 5, 6, record],
  ['required', ['a'], ['b'], record],
  ['dependentRequired', { a: ['b'] }, { a: ['c'] }, record],
  ['format', 'date', 'uuid'],
  ['contentEncoding', 'base64', 'base64url'],
  ['contentMediaType', 'text/html', 'text/plain'],
  ['contentSchema', text, number],
  ['title', 'A', 'B'],
  ['description', 'A.', 'B.'],
  ['default', 'a', 'b'],
  ['deprecated', true, false],
  ['readOnly', true, false],
  ['writeOnly', true, false],
  ['examples', ['a'], ['b']],
  ['example', 'a', 'b'],
  ['discriminator', { propertyName: 'a' }, { propertyName: 'b' }, record],
  ['xml', { name: 'a' }, { name: 'b' }],
  ['externalDocs', { url: 'https://a.test' }, { url: 'https://b.test' }],
  ['nullable', true, false],
  ['definitions', { a: text }, { a: number }],
  ['dependencies', { a: ['b'] }, { a: ['c'] }, record],
  ['x-enum-varnames', ['A'], ['B'], { enum: ['a'] }],
  ['x-identity', 'a', 'b', list],
  ['x-joined-max-length', 5, 6, list],
  ['x-nobody-knows', 'a', 'b'],
  ['nobodyKnows', 'a', 'b'],
];

const media = { 'text/plain': { schema: text } };
const parameter = (name: string) => [{ name, in: 'query', required: true, schema: text }];
const documents: KeywordPlant = [
  'externalDocs',
  { url: 'https://a.test' },
  { url: 'https://b.test' },
];
const servers: KeywordPlant = ['servers', [{ url: '/a' }], [{ url: '/b' }]];
const described: KeywordPlant[] = [
  ['description', 'A.', 'B.'],
  ['x-nobody-knows', 'a', 'b'],
];
const examples: KeywordPlant[] = [
  ['example', 'a', 'b'],
  ['examples', { a: { value: 'a' } }, { a: { value: 'b' } }],
];
const serialised: KeywordPlant[] = [
  ...described,
  ...examples,
  ['required', true, false],
  ['deprecated', true, false],
  ['style', 'simple', 'form'],
  ['explode', true, false],
  ['schema', text, number],
  ['content', media, { 'text/html': { schema: text } }],
];

/** Every keyword of the objects of OpenAPI 3.1 that an operation consists of, by the object. */
export const objectKeywords = {
  operation: [
    ...described,
    documents,
    servers,
    ['summary', 'A.', 'B.'],
    ['tags', ['a'], ['b']],
    ['deprecated', true, false],
    ['callbacks', { done: {} }, { failed: {} }],
    ['security', [{ other: [] }], [{ session: ['read'] }]],
    ['parameters', parameter('a'), parameter('b')],
  ],
  pathItem: [
    ...described,
    servers,
    ['summary', 'A.', 'B.'],
    ['parameters', parameter('a'), parameter('b')],
    ['$ref', '#/components/pathItems/A', '#/components/pathItems/B'],
    ...['head', 'options', 'trace', 'query'].map(
      (method): KeywordPlant => [method, { operationId: 'a' }, { operationId: 'b' }],
    ),
    ['additionalOperations', { COPY: {} }, { MOVE: {} }],
  ],
  parameter: [...serialised, ['allowReserved', true, false], ['allowEmptyValue', true, false]],
  requestBody: [...described, ['required', true, false]],
  requestMedia: [
    ...examples,
    ['schema', text, number],
    ['encoding', { a: { style: 'form' } }, { a: { style: 'spaceDelimited' } }],
    ['itemSchema', text, number],
    ['x-nobody-knows', 'a', 'b'],
  ],
  answerMedia: [
    ...examples,
    ['schema', text, number],
    ['encoding', { a: { style: 'form' } }, { a: { style: 'spaceDelimited' } }],
    ['itemSchema', text, number],
    ['x-nobody-knows', 'a', 'b'],
  ],
  response: [
    ...described,
    ['headers', { 'X-A': { required: true, schema: text } }, { 'X-B': { schema: text } }],
    ['links', { a: { operationId: 'a' } }, { b: { operationId: 'b' } }],
    ['content', media, { 'text/html': { schema: text } }],
  ],
  header: serialised,
  securityScheme: [
    ...described,
    ['type', 'apiKey', 'http'],
    ['name', 'a', 'b'],
    ['in', 'header', 'query'],
    ['scheme', 'basic', 'bearer'],
    ['bearerFormat', 'A', 'B'],
    ['flows', { implicit: {} }, { password: {} }],
    ['openIdConnectUrl', 'https://a.test', 'https://b.test'],
  ],
  document: [
    documents,
    servers,
    ['openapi', '3.1.0', '3.2.0'],
    ['jsonSchemaDialect', 'https://a.test/a', 'https://a.test/b'],
    ['security', [{ other: [] }], [{ session: ['read'] }]],
    ['webhooks', { a: {} }, { b: {} }],
    ['tags', [{ name: 'a' }], [{ name: 'b' }]],
    ['x-nobody-knows', 'a', 'b'],
  ],
} as const satisfies Record<string, readonly KeywordPlant[]>;
