import { useId } from 'react';
import { LocalTimeInput } from '~/components/fields/local-time-input';
import { usePickedMoment } from '~/components/fields/use-picked-moment';
import { useTimeZone } from '~/components/use-date-time-text';
import { endOf, startOf, zoneText } from '~/domain/local-date-time';
import type { FilterFieldsProps } from './filter-fields';
import classes from './filters.module.css';

const ends = [
  { name: 'from', label: 'From', toMoment: startOf },
  { name: 'to', label: 'To', toMoment: endOf },
] as const;

/** The filter by a range of moments in the chosen time zone. Both ends are optional. */
export function CreatedFields(props: FilterFieldsProps) {
  const { edited } = props;
  const zoneId = useId();
  useTimeZone();
  return (
    <>
      {ends.map((end) => (
        <EndField key={end.name} {...props} {...end} zoneId={zoneId} />
      ))}
      <p id={zoneId} className={classes.zone}>
        {zoneText(edited.from ? Date.parse(edited.from) : Date.now())}
      </p>
    </>
  );
}

function EndField(props: FilterFieldsProps & (typeof ends)[number] & { zoneId: string }) {
  const { name, label, toMoment, applied, edited, isRefused, onEdit } = props;
  const { text, change } = usePickedMoment({
    value: edited[name],
    stored: applied[name],
    toMoment,
    onChange: (moment) => onEdit({ [name]: moment ?? undefined }),
  });
  return (
    <LocalTimeInput
      {...(name === 'from' && { 'data-autofocus': true })}
      label={label}
      aria-describedby={props.zoneId}
      error={isRefused && name === 'to' && 'To is before From. Choose a later time.'}
      placeholder="Any time"
      value={text}
      onChange={change}
    />
  );
}
