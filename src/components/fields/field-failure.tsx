import { passFocusToField } from '../pass-focus';
import { WorkingButton } from '../working-button';
import classes from './field-failure.module.css';

interface FieldFailureProps {
  /** What reads the choices of the field. Unless it has failed, the component shows nothing. */
  read: { data?: unknown; error: Error | null; isFetching: boolean; refetch: () => void };
  /** Words the failure. */
  wordsOf: (error: Error) => string;
}

/** Shows below a field why its choices are missing, or may be out of date, with Retry. */
export function FieldFailure({ read, wordsOf }: FieldFailureProps) {
  if (!read.error) return null;
  const isStale = read.data !== undefined;
  return (
    <div role="alert" className={classes.failure} data-stale={isStale || undefined}>
      <p>
        {isStale ? 'The choices may be out of date. ' : ''}
        {wordsOf(read.error)}
      </p>
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
