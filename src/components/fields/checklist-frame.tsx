import '@mantine/core/styles/Input.css';
import { Input, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FieldFailure } from '../fields/field-failure';
import classes from './checklist-frame.module.css';

// With more choices than these, a person searches for a name instead of reading all.
const manyChoices = 10;

interface ChecklistFrameProps {
  label: string;
  description?: string | undefined;
  /** The number of choices, without regard to the filter. */
  total: number;
  /** The number of choices that match the filter. */
  shown: number;
  isLoading: boolean;
  /** The text for a list without choices; empty while the choices are unknown. */
  emptyText: string;
  filterLabel: string;
  filter: string;
  onFilterChange: (filter: string) => void;
  /** Why the choices could not be loaded. */
  failure: string | undefined;
  isRetrying: boolean;
  onRetry: () => void;
  /** The choices. Shown only if at least one matches. */
  children: ReactNode;
}

/** A list of checkboxes, with a filter for a long one, and why it is empty, loading or failed. */
export function ChecklistFrame(props: ChecklistFrameProps) {
  const { label, total, shown, isLoading } = props;
  const labelId = useId();
  return (
    <fieldset className={classes.frame} aria-labelledby={labelId} aria-busy={isLoading}>
      <Input.Label labelElement="div" id={labelId}>
        {label}
      </Input.Label>
      {props.description ? <Input.Description>{props.description}</Input.Description> : null}
      {total > manyChoices ? (
        <TextInput
          className={classes.filter}
          type="search"
          aria-label={props.filterLabel}
          placeholder="Filter"
          value={props.filter}
          onChange={(event) => props.onFilterChange(event.currentTarget.value)}
        />
      ) : null}
      {shown > 0 ? <div className={classes.choices}>{props.children}</div> : null}
      <p role="status" className={classes.note}>
        {isLoading ? 'Loading...' : noteOf(total, shown, props.emptyText)}
      </p>
      <FieldFailure message={props.failure} isRetrying={props.isRetrying} onRetry={props.onRetry} />
    </fieldset>
  );
}

function noteOf(total: number, shown: number, emptyText: string): string {
  if (total === 0) return emptyText;
  return shown === 0 ? 'No matches' : '';
}
