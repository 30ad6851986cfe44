import { requiredTextError } from '~/domain/typed-text';
import type { RecordFields } from './use-record-form';

interface Named {
  name: string;
}

/** Returns the fields of a record that has only a name to edit. */
export const nameFieldsWithin = (limit: number): RecordFields<Named, Named, { name: number }> => ({
  formOf: (record) => ({ name: record?.name ?? '' }),
  errorsOf: ({ name }) => ({ name: requiredTextError(name, 'Enter a name.', limit) }),
  labels: { name: 'Name' },
  limits: { name: limit },
});
