import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './inline-id.module.css';

interface InlineIdProps {
  /** Whose id it is. */
  label: string;
  id: string;
}

/** An id in running text that can be copied with one click. */
export function InlineId({ label, id }: InlineIdProps) {
  if (!id) return null;
  return (
    <span className={classes.id}>
      <span className={classes.text}>{id}</span>
      <CopyButton value={id}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            size="sm"
            color={copied ? 'teal' : 'gray'}
            onClick={copy}
            aria-label={copied ? `${label} copied` : `Copy ${label.toLowerCase()}`}
          >
            {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  );
}
