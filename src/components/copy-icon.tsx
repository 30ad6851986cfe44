import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyIconProps {
  value: string;
  label: string;
  /** The label after the value was copied. */
  copiedLabel: string;
  isSmall?: boolean;
}

/** A button with an icon that copies a value. */
export function CopyIcon({ value, label, copiedLabel, isSmall = false }: CopyIconProps) {
  const iconSize = isSmall ? 14 : 16;
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <ActionIcon
          size={isSmall ? 'sm' : 'md'}
          color={copied ? 'teal' : 'gray'}
          onClick={copy}
          aria-label={copied ? copiedLabel : label}
        >
          {copied ? <IconCheck size={iconSize} /> : <IconCopy size={iconSize} />}
        </ActionIcon>
      )}
    </CopyButton>
  );
}
