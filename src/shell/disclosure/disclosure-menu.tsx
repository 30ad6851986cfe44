import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './disclosure-menu.module.css';

interface DisclosureMenuProps {
  /** What the button is called, where its face alone does not say it. */
  label?: string;
  face: ReactNode;
  /** The side of the button that the panel is flush with. */
  align?: 'start' | 'end';
  buttonClassName?: string;
  panelClassName?: string;
  onIntent?: () => void;
  /** What the panel shows; `close` closes it and puts the focus back on the button. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel of links or controls under it. Escape, a click elsewhere and leaving
 * it with the keyboard close the panel. It is a plain disclosure and no ARIA menu: what is inside
 * keeps its own keys.
 */
export function DisclosureMenu({
  label,
  face,
  align = 'end',
  buttonClassName,
  panelClassName,
  onIntent,
  children,
}: DisclosureMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const root = useClickOutside<HTMLDivElement>(() => setIsOpen(false));

  useEffect(() => {
    const element = root.current;
    const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) setIsOpen(false);
    };
    element?.addEventListener('focusout', closeOnLeave);
    return () => element?.removeEventListener('focusout', closeOnLeave);
  }, [root]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && isOpen) close();
  });

  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        className={clsx(classes.button, buttonClassName)}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen ? (
        <div id={panelId} className={clsx(classes.panel, panelClassName)} data-align={align}>
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
