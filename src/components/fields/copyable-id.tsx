import '@mantine/core/styles/Input.css';
import { ActionIcon, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
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

interface CopyIconButtonProps {
  value: string;
  /** The names of the button before and after a click: "Copy ID", "ID copied". */
  labels: readonly [copy: string, copied: string];
  /** A small button fits into running text. */
  isSmall?: boolean;
}

/** A button that copies a text, and shows for a moment that it did. */
export function CopyIconButton({ value, labels, isSmall = false }: CopyIconButtonProps) {
  const iconSize = isSmall ? 14 : 16;
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="subtle"
          size={isSmall ? 'sm' : undefined}
          color={copied ? 'teal' : 'gray'}
          onClick={copy}
          aria-label={labels[copied ? 1 : 0]}
        >
          {copied ? <IconCheck size={iconSize} /> : <IconCopy size={iconSize} />}
        </ActionIcon>
      )}
    </CopyButton>
  );
}
