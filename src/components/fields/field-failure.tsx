import { passFocusToField } from '../pass-focus';
import { WorkingButton } from '../working-button';
import classes from './field-failure.module.css';

interface FieldFailureProps {
  /** Why the choices of the field could not be loaded. Without it, the component shows nothing. */
  message: string | undefined;
  read: { isFetching: boolean; refetch: () => void };
}

/** Shows below a field why its choices are missing, with Retry. */
export function FieldFailure({ message, read }: FieldFailureProps) {
  if (message === undefined) return null;
  return (
    <div role="alert" className={classes.failure}>
      <p>{message}</p>
      <WorkingButton
        ref={passFocusToField}
        variant="default"
        loading={read.isFetching}
        onClick={() => read.refetch()}
      >
        Retry
      </WorkingButton>
    </div>
  );
}
