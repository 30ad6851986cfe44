import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { pressedKey } from '~/components/focus';
import classes from './disclosure-menu.module.css';

interface DisclosureMenuProps {
  /** The accessible name of the button, if its face alone does not say it. */
  label?: string;
  face: ReactNode;
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  buttonClassName?: string;
  panelClassName?: string;
  onIntent?: () => void;
  /** The content of the panel. `close` closes the panel and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel of links or controls below it. Escape, a click outside and a focus
 * that leaves it close the panel. It is a disclosure and not an ARIA menu, so its content keeps the
 * usual keys.
 */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const root = useClickOutside<HTMLDivElement>(() => setIsOpen(false));

  const isInside = (node: EventTarget | null) =>
    node instanceof Node && root.current?.contains(node);
  useWindowEvent('focusout', ({ target, relatedTarget }) => {
    if (isInside(target) && relatedTarget && !isInside(relatedTarget)) setIsOpen(false);
  });
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  useWindowEvent('keydown', (event) => {
    if (pressedKey(event) === 'Escape' && isOpen) close();
  });

  return (
    <div ref={root} className={classes.root} data-open={isOpen || undefined}>
      <button
        ref={button}
        type="button"
        className={clsx(classes.button, props.buttonClassName)}
        aria-label={props.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={props.onIntent}
        onFocus={props.onIntent}
        onClick={() => setIsOpen(!isOpen)}
      >
        {props.face}
      </button>
      {isOpen ? (
        <div
          id={panelId}
          className={clsx(classes.panel, props.panelClassName)}
          data-align={props.align ?? 'end'}
        >
          {props.children(close)}
        </div>
      ) : null}
    </div>
  );
}
