import { type KeyboardEvent, useRef, useState } from 'react';
import { pressedKey, useFocusWhenGone } from './focus';
import { type LatePart, useLatePart } from './late-part';

/**
 * Keeps a menu, or a small dialog, whose code loads when a person first reaches for it. A plain button
 * stands for it while it is closed: menus cost more render time than all else in the head of a grid, and
 * most never open. A press that comes before the code opens the menu as soon as the code has
 * loaded, unless the focus has moved to another element or Escape was pressed.
 * @returns the module while the menu is open, and the props of the plain button and of the element
 * around the button
 */
export function useLateMenu<Module>(part: LatePart<Module>, kind: 'menu' | 'dialog' = 'menu') {
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLatePart(part, isOpen, setIsOpen);
  const menu = isOpen ? loaded : undefined;
  const holder = useRef<HTMLSpanElement>(null);
  // The menu brings a button of its own, and removes it. A key on another element may have opened it.
  useFocusWhenGone(menu !== undefined, (opener) => {
    const button = opener === document.body ? holder.current?.querySelector('button') : opener;
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  });
  const isWaiting = isOpen && !loaded;
  return {
    menu,
    /** Whether the menu opens as soon as its code has loaded. */
    isWaiting,
    setIsOpen,
    holder,
    button: {
      'aria-haspopup': kind,
      'aria-expanded': false,
      'aria-busy': isOpen || undefined,
      onClick: () => setIsOpen(true),
      onKeyDown: (event: KeyboardEvent) => pressedKey(event) === 'Escape' && setIsOpen(false),
      onBlur: () => setIsOpen(false),
    },
  } as const;
}
