import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './inline-id.module.css';

interface InlineIdProps {
  /** The name of the id: "Organisation id". */
  label: string;
  id: string;
}

/** An id in running text, with a button that copies it. */
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
