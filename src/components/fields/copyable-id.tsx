import '@mantine/core/styles/Input.css';
import { ActionIcon, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
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
          <CopyButton value={id}>
            {({ copied, copy }) => (
              <ActionIcon
                variant="subtle"
                color={copied ? 'teal' : 'gray'}
                onClick={copy}
                aria-label={copied ? `${label} copied` : `Copy ${label}`}
              >
                {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              </ActionIcon>
            )}
          </CopyButton>
        )
      }
    />
  );
}
