import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { useCopying } from './use-copying';

interface CopyIconButtonProps {
  copying: Pick<ReturnType<typeof useCopying>, 'isCopied' | 'copy'>;
  /** The names of the button before and after a click: "Copy ID", "ID copied". */
  labels: readonly [copy: string, copied: string];
  /** A small button fits into running text. */
  isSmall?: boolean;
}

/** A button that copies a text, and shows for a moment that it did. */
export function CopyIconButton({ copying, labels, isSmall = false }: CopyIconButtonProps) {
  const { isCopied, copy } = copying;
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <ActionIcon
      size={isSmall ? 'sm' : undefined}
      color={isCopied ? 'teal' : undefined}
      onClick={copy}
      aria-label={labels[isCopied ? 1 : 0]}
    >
      <Icon size={isSmall ? '0.875rem' : '1rem'} />
    </ActionIcon>
  );
}
