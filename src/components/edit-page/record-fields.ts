import type { FormErrors } from '@mantine/form';
import { requiredTextError } from '~/domain/typed-text';

export interface RecordFields<Stored, Form extends object, Limits = object> {
  /** Returns the form of a record, or of a new one. Missing fields become empty. */
  formOf: (record: Stored | undefined) => Form;
  /** Returns the error text of each field; undefined for a valid one. */
  errorsOf: (form: Form, loaded: Form, isCreating: boolean) => FormErrors;
  labels: Record<keyof Form & string, string>;
  /** The maximum number of characters of the text fields. */
  limits: Limits;
  /** The secrets and the texts of several lines, which stay as typed. */
  untrimmed?: readonly (keyof Form & string)[];
  /** The fields that the service never answers. */
  secrets?: readonly (keyof Form & string)[];
  /** The fields of the record behind a field of the form; by default the one of the same name. */
  sources?: Partial<Record<keyof Form & string, readonly string[]>>;
  /** Returns the text of a value that is neither text nor boolean. */
  wordsOf?: (field: keyof Form & string, value: Form[keyof Form]) => string | undefined;
}

/** Returns the fields of a record that has only a name to edit. */
export const nameFieldsWithin = (
  limit: number,
): RecordFields<{ name: string }, { name: string }, { name: number }> => ({
  formOf: (record) => ({ name: record?.name ?? '' }),
  errorsOf: ({ name }) => ({ name: requiredTextError(name, 'Enter a name.', limit) }),
  labels: { name: 'Name' },
  limits: { name: limit },
});
