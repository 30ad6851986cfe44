import { type KeyboardEventHandler, type Ref, useEffect, useEffectEvent, useState } from 'react';

interface SearchComboboxProps {
  ref: Ref<HTMLInputElement>;
  className: string | undefined;
  label: string;
  placeholder: string;
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

/**
 * Lets an Enter wait for the results of the whole text. It then chooses the first one, if there is one.
 * @param isFound whether the results have come
 * @returns the function that begins the waiting, or ends it
 */
export function useWaitingEnter(
  isFound: boolean,
  first: string | undefined,
  onChoose: (first: string) => void,
): (isWaiting: boolean) => void {
  const [isWaiting, setIsWaiting] = useState(false);
  const choose = useEffectEvent(() => {
    setIsWaiting(false);
    if (first !== undefined) onChoose(first);
  });
  useEffect(() => {
    if (isWaiting && isFound) choose();
  }, [isWaiting, isFound]);
  return setIsWaiting;
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
