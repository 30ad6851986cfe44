import { describe, expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { contractFile } from '../../../service/testing/test-service';
import { substituteText } from './substitute-text';
import { Substitutes } from './substitutes';
import { takeOutCall } from './take-out-call';

const document = readContract(contractFile);
const operations = contractOperations(document);

/** Returns the substitute of a text in a field of a user. */
const inField = (
  text: string,
  field: string,
  substitutes = new Substitutes(),
  maxLength?: number,
) =>
  substituteText(
    text,
    { operationId: 'any', field, noun: 'User', schema: { maxLength } },
    substitutes,
  );

describe('a substitute', () => {
  test.each([
    ['Sam Underwood', 'fullName', 'Person 1'],
    ['Harbour', 'name', 'User 1'],
    ['sam@demo.test', 'email', 'person1@example.test'],
    ['sam@demo.test', 'shortName', 'person1@example.test'],
    ['https://pos.demo.test/a?b=c', 'uri', 'https://host1.example.test/'],
    ['javascript:alert(1)', 'homepage', 'https://host1.example.test/'],
    ['s3cret', 'clientSecret', 'removed-1'],
    ['HQ', 'organisationCode', 'CODE1'],
    ['kiosk', 'clientID', 'client-1'],
    ['1.2.3.4', 'version', '0.0.0.1'],
    ['20000000-0000-4000-8000-000000000003', 'value', 'e0000000-0000-4000-8000-000000000001'],
    ['Firefox on Linux', 'device', 'Device 1'],
    ['10.1.2.3', 'address', 'Address 1'],
  ])('of %s in %s is %s in the words of the field', (text, field, substitute) => {
    expect(inField(text, field)).toBe(substitute);
  });

  test('is the same in every field, and another one for every other text', () => {
    const substitutes = new Substitutes();
    expect(inField('Harbour', 'name', substitutes)).toBe('User 1');
    expect(inField('Quay', 'name', substitutes)).toBe('User 2');
    expect(inField('Harbour', 'value', substitutes)).toBe('User 1');
    expect(inField('SAM@demo.test', 'email', substitutes)).toBe(
      inField('sam@demo.test', 'email', substitutes),
    );
  });

  test.each([[33], [101], [501], [2_001]])('of %i characters is about as long', (length) => {
    const written = inField('a'.repeat(length), 'message');
    expect(written.length).toBeGreaterThanOrEqual(length - 1);
    expect(written.length).toBeLessThan(length + 50);
  });

  test('fits a short field, and keeps its number there', () => {
    const substitutes = new Substitutes();
    expect(inField('ab', 'userPermissionGroupName', substitutes, 12)).toBe('x1');
    expect(inField('cd', 'applicationDescription', substitutes, 12)).toBe('x2');
    expect(inField('e'.repeat(510), 'description', substitutes, 512)).toMatch(
      /^Description 1 .{400}/,
    );
  });
});

test('a search for a whole name becomes the substitute of this name', () => {
  const substitutes = new Substitutes();
  const call = (operationId: string, search: string, answer: unknown) => {
    const operation = operations.find((each) => each.operationId === operationId);
    if (!operation) throw new Error(`There is no ${operationId}.`);
    const exchange = {
      matched: { operation, pathParameters: [] },
      query: new URLSearchParams(search),
      request: undefined,
      status: 200,
      mediaType: 'application/json',
      text: JSON.stringify(answer),
    };
    return takeOutCall(document, exchange, substitutes)?.call;
  };
  call('listPosCoreInstanceValues', '', [
    { key: 'a', value: 'North' },
    { key: 'b', value: 'Europe' },
  ]);
  expect(call('listPosCoreInstanceValues', 'search=North&limit=20', [])).toBe(
    'GET /api/POSCoreInstance/values?limit=20&search=Value+2',
  );
  expect(call('listPosCoreInstanceValues', 'search=Nor', [])).toContain('search=Search+1');
});
