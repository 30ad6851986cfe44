import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { listText, numberText } from '~/domain/count-text';
import classes from './record-grid.module.css';

const namedCount = 5;

interface SavedAlreadyProps {
  /** The names of the records. Without any, the notice is empty. */
  names: readonly string[];
  onClose: () => void;
}

/** Names new rows that a save without an answer has stored (docs/product/grids.md#saving-again). */
export function SavedAlready({ names, onClose }: SavedAlreadyProps) {
  const named = names.slice(0, namedCount);
  const rest = names.length - named.length;
  const all = listText(rest > 0 ? [...named, `${numberText(rest)} more`] : named);
  return (
    // The element is always present, so that a screen reader notices the text.
    <div role="status" className={names.length > 0 ? classes.notice : undefined}>
      {names.length > 0 ? (
        <>
          <span>{`${all} ${names.length === 1 ? 'was' : 'were'} saved already.`}</span>
          <ActionIcon size="sm" aria-label="Close" onClick={onClose}>
            <IconX size={14} aria-hidden="true" />
          </ActionIcon>
        </>
      ) : null}
    </div>
  );
}
