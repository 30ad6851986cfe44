import { ActionIcon, Button, Popover } from '@mantine/core';
import { type ComponentType, type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { DateTimeInput } from '~/components/fields/date-time-input';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { TimeNote } from '~/components/fields/time-note';
import { usePickedMoment } from '~/components/fields/use-picked-moment';
import { focusAtOnce, pressedKey } from '~/components/focus';
import { longestText } from '~/domain/text-limit';
import { isRange } from './audit-search';
import {
  areGood,
  type EditedFilters,
  type FilterFieldsProps,
  type FilterName,
  type OpenFilterProps,
} from './filter-fields';
import classes from './filters.module.css';
import { TypeFields } from './type-fields';

/** One end of the range of moments. */
function CreatedField(props: FilterFieldsProps & { name: 'from' | 'to' }) {
  const { name, applied, edited, isRefused, onEdit } = props;
  const isEnd = name === 'to';
  const picked = usePickedMoment({
    value: edited[name],
    stored: applied[name],
    isEnd,
    isInclusive: isEnd,
    onChange: (moment) => onEdit({ [name]: moment ?? undefined }),
  });
  const isBeforeFrom = isEnd && isRefused;
  const noteId = useId();
  return (
    <div>
      <DateTimeInput
        data-autofocus={isEnd ? undefined : true}
        label={isEnd ? 'To' : 'From'}
        placeholder="Any time"
        picked={picked}
        isRefused={isBeforeFrom}
        aria-describedby={noteId}
      />
      <div className={classes.note}>
        <TimeNote
          id={noteId}
          moment={edited[name]}
          local={picked.local}
          isBad={picked.isBad}
          error={isBeforeFrom ? 'To is before From. Choose a later time.' : undefined}
        />
      </div>
    </div>
  );
}

/** The filter by a range of moments in the chosen time zone. Both ends are optional. */
function CreatedFields(props: FilterFieldsProps) {
  return (
    <>
      <CreatedField {...props} name="from" />
      <CreatedField {...props} name="to" />
    </>
  );
}

/** Returns the field of a filter by a part of a text. */
const textField = (name: 'user' | 'organisation' | 'message', label: string, description: string) =>
  function TextField({ edited, onEdit }: FilterFieldsProps) {
    return (
      <LimitedTextInput
        data-autofocus
        label={label}
        description={description}
        value={edited[name] ?? ''}
        limit={longestText}
        onChange={(event) => onEdit({ [name]: event.currentTarget.value })}
      />
    );
  };

const fieldsOf: Record<FilterName, ComponentType<FilterFieldsProps>> = {
  type: TypeFields,
  user: textField('user', 'User name or id', 'A part of the name, or the whole id.'),
  created: CreatedFields,
  organisation: textField(
    'organisation',
    'Organisation name or id',
    'A part of the name, or the whole id.',
  ),
  message: textField('message', 'Message', 'A part of the message.'),
};

/** An open filter with its button. */
export function OpenFilter(props: OpenFilterProps) {
  const { button, onChange } = props;
  const close = () => onChange(false);
  // Mantine's own handler comes before that of an open calendar in the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape') close();
  };
  return (
    <Popover
      opened
      onChange={onChange}
      position="bottom-start"
      width={props.name === 'created' ? 'min(24rem, 100vw - 1.5rem)' : 320}
      // The form stays visible when a person scrolls the icon out of view.
      hideDetached={false}
      shadow="md"
      trapFocus
      closeOnEscape={false}
    >
      <Popover.Target>
        <ActionIcon {...button} onClick={close} />
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown}
        aria-label={button['aria-label']}
        onKeyDown={onKeyDown}
      >
        <FilterForm {...props} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Focuses the form and brings it in sight, once the popover has its place. */
function showForm(form: HTMLFormElement | null): void {
  focusAtOnce(form);
  requestAnimationFrame(() => form?.scrollIntoView({ block: 'nearest' }));
}

/** A filter, which changes on Apply or Enter. It mounts each time that the popover opens. */
function FilterForm(props: OpenFilterProps & { onClose: () => void }) {
  const { types, filters, parameters, onClose } = props;
  const Fields = fieldsOf[props.name];
  const [change, setChange] = useState<EditedFilters>({});
  const [isRefused, setIsRefused] = useState(false);
  const edited = { ...filters, ...change };
  // A type may have the number 0.
  const isEmpty = parameters.every((name) => edited[name] === undefined || edited[name] === '');
  const edit = (next: EditedFilters) => {
    setChange({ ...change, ...next });
    setIsRefused(false);
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (areGood(edited) && isRange(edited)) {
      props.onFiltersChange(edited);
      return onClose();
    }
    flushSync(() => setIsRefused(areGood(edited)));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={showForm} onSubmit={apply} noValidate className={classes.form}>
      <Fields types={types} applied={filters} edited={edited} isRefused={isRefused} onEdit={edit} />
      <div className={classes.buttons}>
        <Button
          variant="subtle"
          onClick={() => edit(Object.fromEntries(parameters.map((name) => [name, undefined])))}
          disabled={isEmpty}
        >
          Clear
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}
