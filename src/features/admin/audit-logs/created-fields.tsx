import { useId } from 'react';
import { DateTimeInput } from '~/components/fields/date-time-input';
import { TimeNote } from '~/components/fields/time-note';
import { usePickedMoment } from '~/components/fields/use-picked-moment';
import type { FilterFieldsProps } from './filter-fields';
import classes from './filters.module.css';

const usePickedEnd = ({ applied, edited, onEdit }: FilterFieldsProps, name: 'from' | 'to') =>
  usePickedMoment({
    value: edited[name],
    stored: applied[name],
    isEnd: name === 'to',
    onChange: (moment) => onEdit({ [name]: moment ?? undefined }),
  });

/** The filter by a range of moments in the chosen time zone. Both ends are optional. */
export function CreatedFields(props: FilterFieldsProps) {
  const from = usePickedEnd(props, 'from');
  const to = usePickedEnd(props, 'to');
  const noteId = useId();
  const field = { placeholder: 'Any time', 'aria-describedby': noteId };
  return (
    <>
      <DateTimeInput {...field} data-autofocus label="From" picked={from} />
      <DateTimeInput
        {...field}
        label="To"
        picked={to}
        error={props.isRefused ? 'To is before From. Choose a later time.' : undefined}
      />
      <div className={classes.note}>
        <TimeNote id={noteId} moment={props.edited.from} isBad={from.isBad || to.isBad} />
      </div>
    </>
  );
}
