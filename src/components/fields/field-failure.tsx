import { passFocusToField } from '../pass-focus';
import { WorkingButton } from '../working-button';
import classes from './field-failure.module.css';

interface FieldFailureProps {
  /** Why the choices of the field could not be loaded. Without it, the component shows nothing. */
  message: string | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shows below a field why its choices are missing, with Retry. */
export function FieldFailure({ message, isRetrying, onRetry }: FieldFailureProps) {
  if (message === undefined) return null;
  return (
    <div role="alert" className={classes.failure}>
      <p>{message}</p>
      <WorkingButton
        ref={passFocusToField}
        variant="default"
        loading={isRetrying}
        onClick={() => onRetry()}
      >
        Retry
      </WorkingButton>
    </div>
  );
}
