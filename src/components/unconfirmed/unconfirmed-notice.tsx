import type { ReactNode } from 'react';
import { unconfirmedReason } from '~/domain/unconfirmed-account';
import classes from './unconfirmed.module.css';
import { UnconfirmedBadge } from './unconfirmed-name';

/** Says on the page of an account that nobody has confirmed its address, and what that means. */
export function UnconfirmedNotice({ children }: { children?: ReactNode }) {
  return (
    <section className={classes.notice} aria-label="Unconfirmed account">
      <UnconfirmedBadge />
      <p>{unconfirmedReason}</p>
      {children}
    </section>
  );
}
