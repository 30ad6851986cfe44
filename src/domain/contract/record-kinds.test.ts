import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordKinds } from './record-kinds';

interface Schema {
  properties: Record<string, { description?: string }>;
}

const { components } = JSON.parse(readFileSync('.generated/contract.json', 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

const fieldsOf = (schema: string) => components.schemas[schema]?.properties ?? {};

/** The schema of a record that is sent, where it is not the name of the stored one and "Change". */
const sentAs: Record<string, string> = {
  ApplicationPackageAcceptance: 'AcceptanceToUpdate',
  ApplicationSettings: 'ApplicationSettings',
};

test.each(Object.entries(recordKinds))(
  'the read-only fields of %s are those of the contract',
  (kind, { readOnly }) => {
    const sent = fieldsOf(sentAs[kind] ?? `${kind}Change`);
    const fields = Object.entries(fieldsOf(kind)).filter(
      ([field]) => !(field in sent) || sent[field]?.description?.startsWith('Read-only'),
    );
    expect(readOnly).toEqual(fields.map(([field]) => field));
  },
);

test.each(Object.entries(recordKinds))('the guarded fields of %s are its own', (kind, given) => {
  const guarded = Object.keys(given.guarded ?? {});
  expect(Object.keys(fieldsOf(kind))).toEqual(expect.arrayContaining(guarded));
});
