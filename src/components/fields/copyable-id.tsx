import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { CopyIconButton } from '../copy-icon-button';
import classes from './copyable-id.module.css';

interface CopyableIdProps {
  label: string;
  id: string;
  emptyText?: string;
}

/** A read-only field with an id and a button that copies it. */
export function CopyableId({ label, id, emptyText }: CopyableIdProps) {
  return (
    <TextInput
      label={label}
      value={id}
      placeholder={emptyText}
      readOnly
      classNames={{ input: classes.id }}
      rightSection={
        id && <CopyIconButton value={id} labels={[`Copy ${label}`, `${label} copied`]} />
      }
    />
  );
}
