import { type KeyboardEventHandler, type RefObject, useEffect } from 'react';

interface SearchComboboxProps {
  ref: RefObject<HTMLInputElement | null>;
  className: string | undefined;
  label: string;
  placeholder: string;
  /** The id of the list of options. */
  listId: string;
  /** The id of the option to which Enter goes. */
  activeId: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onKeyDown?: KeyboardEventHandler;
}

/**
 * A search field whose options stay in sight below it. The focus stays in the field, and the active
 * option scrolls into sight.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { label, listId, activeId, onChange, ...field } = props;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <input
      {...field}
      type="text"
      role="combobox"
      aria-label={label}
      aria-expanded="true"
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const page = 10;

/**
 * Returns the option that a key of the search field moves to, as an index below `count`; undefined
 * for other keys and without options. Down and Up wrap at the ends; Page Down and Page Up stop
 * there. An `active` of -1 is none.
 */
export function moveActiveOption(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  const moves = new Map([
    ['ArrowDown', active === last ? 0 : active + 1],
    ['ArrowUp', active <= 0 ? last : active - 1],
    ['PageDown', Math.min(active + page, last)],
    ['PageUp', Math.max(active - page, 0)],
  ]);
  return count === 0 ? undefined : moves.get(key);
}
