import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useKeyDown } from '~/components/first-sign';
import { pressedKey } from '~/components/focus';
import { LatePart, useLatePart } from '~/components/late-part';
import { type Session, useOptionalSession } from '~/session/session';
import { onForgottenPlaces } from './forget-places';
import classes from './palette.module.css';

/** The dialog, and what records the pages that a person visits. */
export const palettePart = new LatePart(() => import('./palette-dialog'));

/** The button of the palette and its shortcut (docs/product/palette.md). Anonymous people have none. */
export function Palette() {
  const session = useOptionalSession();
  return session && !session.isAnonymous ? <PaletteOf session={session} /> : null;
}

function PaletteOf({ session }: { session: Session }) {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLatePart(palettePart, isOpen, setIsOpen);
  const early = useEarlyKeys(isOpen && !dialog, () => setIsOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  useRecorder(session);
  const toggle = () => {
    // Each dialog begins empty.
    early.current = '';
    setIsOpen((before) => !before);
  };

  useKeyDown((event) => {
    if (event.key === 'Control' || event.key === 'Meta') palettePart.warm();
    if (!isPaletteKey(event) || isDialogOpen()) return;
    event.preventDefault();
    toggle();
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label="Go to"
        aria-busy={(isOpen && !dialog) || undefined}
        {...palettePart.reached}
        onClick={() => isOpen || toggle()}
      >
        <IconSearch size="1rem" aria-hidden />
        <span className={classes.face}>Go to</span>
        <kbd className={classes.keys}>{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && dialog ? (
        <dialog.PaletteDialog
          session={session}
          initialText={early.current}
          button={button}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

/**
 * Whether a key press is Ctrl+K or Cmd+K. On a layout without Latin letters the place of the key
 * counts.
 */
function isPaletteKey(press: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = press;
  if (ctrlKey === metaKey || altKey || shiftKey || repeat || isComposing) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
}

/** A modal dialog other than the palette has a question of its own, which has to be answered first. */
const isDialogOpen = () =>
  document.querySelector('dialog[open]:not([data-palette]), [aria-modal="true"]') !== null;

/** Whether the keyboard has Command instead of Control. */
export const isMac = () => /Mac|iPhone|iPad/.test(globalThis.navigator.userAgent);

/** Keeps the keys that are typed while the dialog is on its way, so that they become its text. */
function useEarlyKeys(isWaiting: boolean, onEscape: () => void) {
  const typed = useRef('');
  const keep = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey } = event;
    const key = pressedKey(event);
    if (!isWaiting || ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
    else if (key.length === 1) typed.current += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useKeyDown(keep, true);
  return typed;
}

/** Records the visited pages from the first movement or key on, until the person signs out. */
function useRecorder(session: Session): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const recorder = useLatePart(palettePart);
  // The recorder may arrive between the sign-out and the end of the page.
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (hasLeft) return;
    const stopRecording = recorder?.recordPlaces(router, queryClient, session);
    const stopListening = onForgottenPlaces(() => setHasLeft(true));
    return () => {
      stopRecording?.();
      stopListening();
    };
  }, [hasLeft, recorder, router, queryClient, session]);
}
