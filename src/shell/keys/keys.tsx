import { useTimeout } from '@mantine/hooks';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openDialog, useFocusWhenGone } from '~/components/focus';
import { focusHeading } from '~/components/page-heading';
import { useNavigationState } from '../navigation/navigation-check';
import { type Room, useArea } from '../rooms/area';
import { useOfferedRooms } from '../rooms/offered-rooms';
import { commandOf, isFree, patience } from './key-grammar';
import { keyList } from './key-list';
import classes from './keys.module.css';
import { areKeysOn, KeysDialog } from './keys-dialog';

export interface KeysProps {
  /** What was pressed before this part had loaded, and on which page. */
  early: { event: KeyboardEvent; path: string }[];
  /** Whether the shown page has others beside it. */
  isInArea: boolean;
}

/** Acts on the keys of the console (docs/product/shell.md#keys). */
export function Keys({ early, isInArea }: KeysProps) {
  const navigate = useNavigate();
  const found = useArea();
  const area = isInArea ? found : undefined;
  const offered = useOfferedRooms(area);
  const rooms = area && [...area.groups.flatMap((group) => group.rooms), ...offered];
  const began = useRef<number>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const forget = useTimeout(() => setIsWaiting(false), patience);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { isOpening } = useNavigationState();
  const [wanted, setWanted] = useState<{ letter: string; path: string }>();
  // A letter counts for the page on which it was pressed, until the person goes elsewhere.
  if (wanted && (isOpening || wanted.path !== path)) setWanted(undefined);
  const [isListed, setIsListed] = useState(false);

  // Nothing may have had the focus when a key opened the list, or a page that has gone since.
  useFocusWhenGone(isListed, (opener) => {
    const isThere = opener.isConnected && opener !== document.body;
    if (opener instanceof HTMLElement && isThere) opener.focus();
    else focusHeading();
  });

  const roomOf = (letter: string | undefined) => rooms?.find((each) => each.letter === letter);
  const open = ({ to, params }: Room) =>
    void navigate({ to, params } as Parameters<typeof navigate>[0]);
  const press = useEffectEvent((event: KeyboardEvent, pressedOn = path) => {
    if (pressedOn !== path || !isFree(event) || !areKeysOn()) return;
    const command = commandOf(event, began.current);
    began.current = command.kind === 'wait' && rooms ? event.timeStamp : undefined;
    const waits = began.current !== undefined;
    setIsWaiting(waits);
    if (waits) forget.start();
    else forget.clear();
    const letter = command.kind === 'open' ? command.letter : undefined;
    const known = roomOf(letter);
    if (known) open(known);
    setWanted(letter && !known ? { letter, path } : undefined);
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
    for (const { event, path } of early.splice(0)) press(event, path);
    const stop = keyList.add(() => setIsListed(true));
    return () => {
      removeEventListener('keydown', receive);
      stop();
    };
  }, [early]);

  // A page that only the summary knows may come a moment after its letter.
  const room = roomOf(wanted?.letter);
  const openLate = useEffectEvent((late: Room) => {
    setWanted(undefined);
    if (!openDialog()) open(late);
  });
  useEffect(() => {
    if (room) openLate(room);
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
