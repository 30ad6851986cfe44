import { describe, expect, test } from 'vitest';
import type { Contract } from '../../generate/contract-document';
import { type KeywordPlant, objectKeywords, schemaKeywords } from '../planted/keyword-plants';
import { refusedChanges } from '../report/impact-report';
import { markdownOf } from '../report/markdown';
import { noPlaces } from '../trace/places';
import { contractChanges } from './contract-changes';
import { harmlessKeywords } from './harmless-keywords';

const record = (schema: object) => ({ type: 'object', properties: { a: schema } });

/** A contract with one call, whose parts a test edits. */
function contractOf(request: object, answer: object) {
  const parameter: object = { name: 'search', in: 'query' };
  const requestMedia: object = { schema: { $ref: '#/components/schemas/Sent' } };
  const answerMedia: object = { schema: { $ref: '#/components/schemas/Read' } };
  const header: object = {};
  const response: object = {
    description: 'Done.',
    headers: { 'X-Own': header },
    content: { 'application/json': answerMedia },
  };
  const requestBody: object = { content: { 'application/json': requestMedia } };
  const operation: object = {
    operationId: 'saveRecord',
    parameters: [parameter],
    requestBody,
    responses: { 200: response },
  };
  const pathItem: object = { post: operation };
  const securityScheme: object = {};
  const document: object = {
    info: { title: 'Test', version: '1.0.0' },
    security: [{ session: [] }],
    paths: { '/api/records': pathItem },
    components: {
      securitySchemes: { session: securityScheme },
      schemas: {
        Read: record(answer),
        Sent: record(request),
        First: { type: 'string' },
        Second: { type: 'integer' },
      },
    },
  };
  return {
    document,
    header,
    operation,
    parameter,
    pathItem,
    requestBody,
    requestMedia,
    answerMedia,
    response,
    securityScheme,
  };
}

/** Says what the gate of `npm run check` and the report of `npm run impact` find. */
function verdictOf(before: object, after: object) {
  const changes = contractChanges(before as Contract, after as Contract);
  const versions = { before: '1.0.0', after: '1.0.0' };
  const traced = changes.map((change) => ({ ...change, places: noPlaces() }));
  const report = markdownOf({ base: '', head: null, versions, changes: traced });
  return {
    gate: refusedChanges({ versions, changes }).length > 0 ? 'refused' : 'passes',
    impact: report.includes('**Breaks** ') ? 'breaks' : 'breaks nobody',
    isSilent: changes.length === 0 || changes.every(({ reach }) => reach === 'text'),
  };
}

const upperLimits = ['exclusiveMaximum', 'maxItems', 'maxLength', 'maximum', 'x-joined-max-length'];
const lowerLimits = ['exclusiveMinimum', 'minItems', 'minLength', 'minimum'];
/** With these keywords the possible values are fewer. */
const narrowing = [
  ...['additionalProperties', 'allOf', 'const', 'contentEncoding', 'enum', 'format', 'pattern'],
  ...['required', 'uniqueItems', 'x-identity', ...upperLimits, ...lowerLimits],
];

/**
 * The changes of schemas that a rule finds to break nobody: fewer values in an answer, more in a request,
 * and a new field that nobody has to send.
 */
const judgedHarmless = new Set([
  ...narrowing.flatMap((keyword) => [`${keyword} added answer`, `${keyword} removed request`]),
  ...upperLimits.map((keyword) => `${keyword} changed request`),
  ...lowerLimits.map((keyword) => `${keyword} changed answer`),
  'allOf changed answer',
  'anyOf changed request',
  'oneOf changed request',
  'properties added request',
  'properties added answer',
]);

/** The same of the other objects. */
const judgedHarmlessOf = new Set([
  ...['added', 'removed', 'changed'].map((state) => `operation tags ${state}`),
  ...['parameter', 'requestBody'].flatMap((place) => [
    `${place} required removed`,
    `${place} required changed`,
  ]),
  'header required added',
]);

const states: [string, (plant: KeywordPlant) => [object, object]][] = [
  ['added', ([keyword, first]) => [{}, { [keyword]: first }]],
  ['removed', ([keyword, first]) => [{ [keyword]: first }, {}]],
  ['changed', ([keyword, first, second]) => [{ [keyword]: first }, { [keyword]: second }]],
];

describe('a keyword of a schema', () => {
  test.each(schemaKeywords.map((plant) => [plant[0], plant] as const))('%s', (keyword, plant) => {
    for (const [state, valuesOf] of states) {
      for (const side of ['request', 'answer'] as const) {
        const beside = plant[3] ?? { type: 'string' };
        const [before, after] = valuesOf(plant).map((value) => {
          const schema = { ...beside, ...value };
          return side === 'request' ? contractOf(schema, {}) : contractOf({}, schema);
        });
        const verdict = verdictOf(before?.document ?? {}, after?.document ?? {});
        const name = `${keyword} ${state} ${side}`;
        expectVerdict(verdict, name, harmlessKeywords.has(keyword), judgedHarmless.has(name));
      }
    }
  });
});

/** Both tools have to say the same, and only a harmless keyword may be said to change no shape. */
function expectVerdict(
  { gate, impact, isSilent }: ReturnType<typeof verdictOf>,
  name: string,
  isHarmless: boolean,
  isJudgedHarmless: boolean,
): void {
  const passes = isHarmless || isJudgedHarmless;
  expect({ name, gate, impact }).toEqual({
    name,
    gate: passes ? 'passes' : 'refused',
    impact: passes ? 'breaks nobody' : 'breaks',
  });
  if (!isHarmless) expect({ name, isSilent }).toEqual({ name, isSilent: false });
}

describe.each(Object.keys(objectKeywords) as (keyof typeof objectKeywords)[])('%s', (place) => {
  const plants: readonly KeywordPlant[] = objectKeywords[place];
  test.each(plants.map((plant) => [plant[0], plant] as const))('%s', (keyword, plant) => {
    for (const [state, valuesOf] of states) {
      const [before, after] = valuesOf(plant).map((value) => {
        const parts = contractOf({}, {});
        Object.assign(parts[place], value);
        return parts.document;
      });
      const verdict = verdictOf(before ?? {}, after ?? {});
      const name = `${place} ${keyword} ${state}`;
      // The document's tags have descriptions alone.
      const isHarmless = harmlessKeywords.has(keyword) || `${place} ${keyword}` === 'document tags';
      expectVerdict(verdict, name, isHarmless, judgedHarmlessOf.has(name));
    }
  });
});
