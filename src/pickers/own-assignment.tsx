import { Button } from '@mantine/core';
import classes from './own-assignment.module.css';

interface OwnAssignmentProps {
  /** The name of the group. */
  name: string;
  /** Whether the group stays given here. */
  isKept: boolean;
  readOnly: boolean;
  onChange: (isKept: boolean) => void;
}

/**
 * A group that applies to all users and was given here before it did. Its box is disabled, as that of
 * each such group (docs/product/organisation.md#default-permission-groups), and does not tell what
 * is stored: this does, and takes it away.
 */
export function OwnAssignment({ name, isKept, readOnly, onChange }: OwnAssignmentProps) {
  return (
    <div className={classes.line}>
      <span>
        {isKept
          ? 'Also given here, which stays when it no longer applies to all users.'
          : 'Not given here any more once this is saved.'}
      </span>
      {readOnly ? null : (
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={isKept ? `Take away ${name} here` : `Keep ${name} here`}
          onClick={() => onChange(!isKept)}
        >
          {isKept ? 'Take away' : 'Keep'}
        </Button>
      )}
    </div>
  );
}
