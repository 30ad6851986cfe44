import { nameError } from '~/domain/name-error';
import type { RecordFields } from './use-record-form';

interface Named {
  name: string;
}

/** Returns the fields of a record that has only a name to edit. */
export const nameFieldsWithin = (limit: number): RecordFields<Named, Named, { name: number }> => ({
  formOf: (record) => ({ name: record?.name ?? '' }),
  errorsOf: ({ name }) => {
    const error = nameError(name, 'Enter a name.', limit);
    return error === undefined ? {} : { name: error };
  },
  labels: { name: 'Name' },
  limits: { name: limit },
});
