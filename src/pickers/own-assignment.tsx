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
 * The line of a group that applies to all users and is also given here. The checkbox of such a
 * group is disabled (docs/product/organisation.md#default-permission-groups), so it does not show
 * what is stored. This line shows it, and has a button that removes the assignment.
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
