import { useTimeout } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFocusWhenGone } from '~/components/focus';
import { focusHeading } from '~/components/page-heading';
import { type Room, roomsOf, useArea } from '../rooms/area';
import { useOfferedRooms } from '../rooms/offered-rooms';
import { commandOf, isFree, patience } from './key-grammar';
import { keyList } from './key-list';
import classes from './keys.module.css';
import { areKeysOn, KeysDialog } from './keys-dialog';

export interface KeysProps {
  /** What was pressed before this part had loaded. */
  early: KeyboardEvent[];
  /** Whether the shown page has others beside it. */
  isInArea: boolean;
}

/** Acts on the keys of the console (docs/product/shell.md#keys). */
export function Keys({ early, isInArea }: KeysProps) {
  const navigate = useNavigate();
  const found = useArea();
  const area = isInArea ? found : undefined;
  const offered = useOfferedRooms(area);
  const rooms = area && [...roomsOf(area), ...offered];
  const began = useRef<number>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const forget = useTimeout(() => setIsWaiting(false), patience);
  const [wanted, setWanted] = useState<string>();
  const [isListed, setIsListed] = useState(false);

  // Nothing may have had the focus when a key opened the list, or a page that has gone since.
  useFocusWhenGone(isListed, (opener) => {
    const isThere = opener.isConnected && opener !== document.body;
    if (opener instanceof HTMLElement && isThere) opener.focus();
    else focusHeading();
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event) || !areKeysOn()) return;
    const command = commandOf(event, began.current);
    began.current = command.kind === 'wait' && rooms ? event.timeStamp : undefined;
    const waits = began.current !== undefined;
    setIsWaiting(waits);
    if (waits) forget.start();
    else forget.clear();
    setWanted(command.kind === 'open' ? command.letter : undefined);
    if (command.kind === 'list') setIsListed(true);
    if (command.kind === 'search') {
      // Firefox would open its own search.
      event.preventDefault();
      focusSearch();
    }
  });
  useEffect(() => {
    const receive = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', receive);
    for (const event of early.splice(0)) press(event);
    const stop = keyList.add(() => setIsListed(true));
    return () => {
      removeEventListener('keydown', receive);
      stop();
    };
  }, [early]);

  // A page that only the summary knows may come a moment after its letter.
  const room = rooms?.find(({ letter }) => letter === wanted);
  const open = useEffectEvent(({ to, params }: Room) => {
    setWanted(undefined);
    void navigate({ to, params } as Parameters<typeof navigate>[0]);
  });
  useEffect(() => {
    if (room) open(room);
  }, [room]);

  // A `g` waits for one of these letters.
  const hinted = isWaiting ? rooms : undefined;
  return (
    <>
      <div className={classes.hint} role="status" data-shown={hinted !== undefined || undefined}>
        {hinted ? (
          <>
            <strong>Go to a page: press its letter</strong>
            <ul aria-hidden>
              {hinted.map(({ letter, title }) => (
                <li key={letter}>
                  <kbd>{letter.toUpperCase()}</kbd> {title}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {isListed ? (
        <KeysDialog area={area?.label} rooms={rooms} onClose={() => setIsListed(false)} />
      ) : null}
    </>
  );
}

/** Moves the focus to the search of the page, and selects what is in it. */
function focusSearch() {
  const fields = document.querySelectorAll<HTMLInputElement>('main [aria-keyshortcuts="/"]');
  const field = [...fields].find((each) => each.checkVisibility?.() ?? true);
  field?.focus();
  field?.select();
}
