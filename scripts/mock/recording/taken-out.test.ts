import { describe, expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { problemOfAnswer } from '../../../service/contract/response-writer';
import { schemaValidators } from '../../../service/contract/schema-validators';
import { contractFile } from '../../../service/testing/test-service';
import { Substitutes } from './substitutes';
import { takeOutCall } from './take-out-call';

const document = readContract(contractFile);
const operations = contractOperations(document);
const validators = schemaValidators(document);

/** Copies a value with a text of its own in place of each text, and with a field that nobody knows. */
function planted(value: unknown, plant: () => unknown): unknown {
  if (typeof value === 'string') return plant();
  if (Array.isArray(value)) return value.map((entry) => planted(entry, plant));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, planted(inner, plant)]);
  return { ...Object.fromEntries(entries), plantedField: plant(), 'planted key': 1 };
}

const answers = operations.flatMap((operation) =>
  operation.responses.flatMap(({ status, mediaType, examples }) =>
    examples.map(({ value, name }) => ({
      operation,
      status: status === 'default' ? 500 : status,
      mediaType: mediaType ?? '',
      value,
      title: `${operation.operationId} ${status} ${name}`,
    })),
  ),
);

describe('nothing that a service hides in a text comes into a recording', () => {
  const plants: [string, (number: number) => unknown][] = [
    ['words', (number) => `planted ${number}`],
    ['an id with a secret', (number) => `org:planted-${number}`],
    ['an address', (number) => `planted${number}@planted.test`],
    ['a host', (number) => `https://planted.test/${number}`],
    ['a date with a secret', (number) => `2026-11-21T12:00:00Z planted ${number}`],
    ['a version with a secret', (number) => `1.2.3-planted${number}`],
    ['a locale with a secret', (number) => `en-planted${number}`],
    ['the address of a machine', () => '10.77.66.55'],
    ['a telephone number', () => '447700900123'],
    ['a telephone number as a number', () => 447700900123],
  ];

  test.each(plants)('%s', (_, plant) => {
    for (const { operation, status, mediaType, value, title } of answers) {
      let count = 0;
      const body = planted(value, () => {
        count += 1;
        return plant(count);
      });
      const call = takeOutCall(
        document,
        {
          matched: { operation, pathParameters: ['planted', 'planted', 'planted'] },
          query: new URLSearchParams({
            search: 'planted',
            ids: 'planted,planted',
            other: 'planted',
          }),
          request: body,
          status,
          mediaType,
          text: mediaType === 'application/json' ? JSON.stringify(body) : String(body),
        },
        new Substitutes(),
      );
      if (mediaType === 'application/json') expect(call, title).not.toBeNull();
      expect(JSON.stringify(call), title).not.toMatch(/planted|10\.77|4477/);
    }
  });
});

test('what is left of every documented answer fits the contract, and is the same each time', () => {
  for (const { operation, status, mediaType, value, title } of answers) {
    if (mediaType !== 'application/json') continue;
    const substitutes = new Substitutes();
    const exchange = {
      matched: { operation, pathParameters: ['a', 'b', 'c'] },
      query: new URLSearchParams(),
      request: undefined,
      status,
      mediaType,
      text: JSON.stringify(value),
    };
    const call = takeOutCall(document, exchange, substitutes);
    const answer = { status, body: call?.answer };
    expect(problemOfAnswer(operation, answer, validators), title).toBeNull();
    expect(takeOutCall(document, exchange, substitutes), title).toEqual(call);
  }
});
