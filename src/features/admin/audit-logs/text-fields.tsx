import { TextInput } from '@mantine/core';
import type { FilterFieldsProps } from './filter-fields';

/** Returns the field of a filter by a part of a text. */
const textFields = (
  name: 'user' | 'organisation' | 'message',
  label: string,
  description: string,
) =>
  function TextFields({ edited, onEdit }: FilterFieldsProps) {
    return (
      <TextInput
        data-autofocus
        label={label}
        description={description}
        value={edited[name] ?? ''}
        maxLength={1_000}
        onChange={(event) => onEdit({ [name]: event.currentTarget.value })}
      />
    );
  };

export const UserFields = textFields(
  'user',
  'User name or id',
  'A part of the name, or the whole id.',
);
export const OrganisationFields = textFields(
  'organisation',
  'Organisation name',
  'A part of the name.',
);
export const MessageFields = textFields('message', 'Message', 'A part of the message.');
