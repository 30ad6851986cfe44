import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './setting-section.module.css';

interface SettingSectionProps {
  title: string;
  /** The stored value as text. A change is announced. */
  state: string;
  /** What stands beside the value, such as a badge. */
  mark?: ReactNode;
  buttonText: string;
  onOpen: () => void;
  /** The dialog that changes the value and saves it. */
  children: ReactNode;
}

/** A value below the form of an edit page, which a dialog changes and saves by itself. */
export function SettingSection({
  title,
  state,
  mark,
  buttonText,
  onOpen,
  children,
}: SettingSectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.state} role="status">
        {state}
      </p>
      {mark}
      <Button variant="default" size="xs" onClick={onOpen}>
        {buttonText}
      </Button>
      {children}
    </section>
  );
}
