import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { CopyIcon } from '../copy-icon';
import classes from './copyable-id.module.css';

/** A read-only field with an id and a button that copies it. */
export function CopyableId({
  label,
  id,
  emptyText,
}: {
  label: string;
  id: string;
  emptyText?: string;
}) {
  return (
    <TextInput
      label={label}
      value={id}
      placeholder={emptyText}
      readOnly
      classNames={{ input: classes.id }}
      rightSection={
        id === '' ? undefined : (
          <CopyIcon value={id} label={`Copy ${label}`} copiedLabel={`${label} copied`} />
        )
      }
    />
  );
}
