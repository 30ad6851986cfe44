import { useCallbackRef } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { pressedKey } from '~/components/focus';
import { UnansweredNotice } from '~/components/notices/unanswered-notice';
import { searchError } from '~/domain/text-limit';
import type { Session } from '~/session/session';
import { openModal } from '../dialogs/alert-dialog';
import { moveActiveOption, SearchCombobox, useWaitingEnter } from '../search-combobox';
import { auditLogGroups, type FoundGroup, foundGroups } from './found-groups';
import classes from './palette-dialog.module.css';
import { PaletteNote } from './palette-note';
import { PaletteOptions } from './palette-options';
import { usePaletteEntries } from './use-palette-entries';
import { useSteadyOptions } from './use-steady-options';

/** The rest of this late part. */
export { recordPlaces } from './place-recorder';

interface PaletteDialogProps {
  session: Session;
  /** What a person typed before the dialog had loaded. */
  initialText: string;
  /** Gets the focus if the element that had it is gone. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The palette (docs/product/palette.md): a search field, and what it finds. It is the browser's own
 * dialog, which keeps the focus inside and has nothing to load (decision 0112).
 */
export function PaletteDialog({ session, initialText, button, onClose }: PaletteDialogProps) {
  const id = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const pressed = useRef<EventTarget>(null);
  const close = useCallbackRef(onClose);
  const dialog = useCallback(
    (modal: HTMLDialogElement) => {
      const end = openModal(modal, button);
      const stop = router.subscribe(
        'onBeforeNavigate',
        ({ pathChanged }) => pathChanged && close(),
      );
      input.current?.focus();
      return () => {
        stop();
        end();
      };
    },
    [button, router, close],
  );
  const [text, setText] = useState(initialText);
  const { entries, ...search } = usePaletteEntries(session, text);
  // Not deferred: a key right after the last letter would choose from the previous results.
  const found = useMemo(() => foundGroups(entries, text), [entries, text]);
  const groups = session.isSuperUser ? [...found, ...auditLogGroups(router, text)] : found;
  const options = groups.flatMap((group) =>
    group.entries.map((entry) => ({ ...entry, key: `${group.title} ${entry.path}` })),
  );
  const first = found[0]?.entries[0]?.path;
  // The audit log takes any text. Unasked, it must not come before a record that is still searched.
  const isFirstPending = first === undefined && search.isSearching;
  const keys = options.map(({ key }) => key);
  const steady = useSteadyOptions(text, keys, first !== undefined);
  // The option keeps its key when further results come above it.
  const [activeKey, setActiveKey] = useState<string>();
  const chosen = keys.indexOf(activeKey ?? steady.first);
  const active = chosen < 0 && !isFirstPending ? 0 : chosen;
  const activeId = options[active] ? `${id}-${active}` : undefined;

  const open = (path: string) => {
    onClose();
    void router.navigate({ href: path });
  };
  // Enter before the first result opens that result as soon as it appears.
  const setIsEnterWaiting = useWaitingEnter(!isFirstPending, first, open);

  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    // Up leads to the last option until a person has moved, wherever later results have put the first one.
    const from = key === 'ArrowUp' && activeKey === undefined ? 0 : active;
    const moved = moveActiveOption(key, from, options.length);
    const isEnter = key === 'Enter' && event.target === input.current;
    if (key !== 'Escape' && !isEnter && moved === undefined) return;
    event.preventDefault();
    if (key === 'Escape') onClose();
    else if (moved !== undefined) setActiveKey(options[moved]?.key);
    else if (options[active]) open(options[active].path);
    else setIsEnterWaiting(search.isSearching);
  };

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-palette
      aria-label="Go to"
      onKeyDown={onKeyDown}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // The backdrop belongs to the dialog, which has no other place of its own. A selection of text may
        // end there.
        if (target === currentTarget && target === pressed.current) onClose();
      }}
      onCancel={onClose}
    >
      <div>
        <div className={classes.head}>
          <SearchCombobox
            ref={input}
            className={classes.search}
            label="Screen, record, id or action"
            placeholder="Go to a screen or record, or paste an id"
            listId={id}
            activeId={activeId}
            value={text}
            onChange={(typed) => {
              setText(typed);
              setActiveKey(undefined);
              setIsEnterWaiting(false);
            }}
          />
          <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
            <IconX size="1rem" aria-hidden />
          </button>
        </div>
        <PaletteOptions
          id={id}
          groups={groups}
          active={active}
          isSteady={steady.isSteady}
          onOpen={open}
        />
        <UnansweredNotice />
        <PaletteNote
          {...search}
          count={countOf(found)}
          limit={searchError(text)}
          isEmpty={text.trim() === ''}
          retry={() => {
            search.retry();
            // The button disappears together with the focus.
            input.current?.focus();
          }}
        />
      </div>
    </dialog>
  );
}

const countOf = (groups: readonly FoundGroup[]) =>
  groups.reduce((count, { entries }) => count + entries.length, 0);
