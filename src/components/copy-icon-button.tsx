import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

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
