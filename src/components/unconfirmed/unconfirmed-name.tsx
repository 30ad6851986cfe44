import { Badge } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './unconfirmed.module.css';

/** Why an account is marked (decision 0074). */
const reason =
  'Nobody has confirmed yet who reads the mail of this address. The account cannot sign in and cannot be given rights. A new password, which the person sets by a link from a mail, confirms it.';

/** The badge of an account whose address nobody has confirmed. A grid shows its note as a tooltip. */
function UnconfirmedBadge() {
  return (
    <Badge
      color="orange"
      variant="light"
      size="md"
      className={classes.badge}
      classNames={{ label: classes.label, section: classes.icon }}
      leftSection={<IconMailQuestion size="0.8125rem" aria-hidden="true" />}
      data-note={reason}
    >
      Unconfirmed
    </Badge>
  );
}

/** Returns the content of a grid's cell for the name of an unconfirmed account, or undefined. */
export function unconfirmedCell(
  name: string,
  isEmailUnconfirmed: boolean | undefined,
  linked: (name: string) => ReactNode = (text) => text,
) {
  if (!isEmailUnconfirmed) return undefined;
  return (
    <span className={classes.cell}>
      <span className={classes.name} data-cut="" dir="auto">
        {linked(name)}
      </span>
      <UnconfirmedBadge />
    </span>
  );
}

/** Says on the page of an account that nobody has confirmed its address, and what that means. */
export function UnconfirmedNotice({ children }: { children?: ReactNode }) {
  return (
    <section className={classes.notice} aria-label="Unconfirmed account">
      <UnconfirmedBadge />
      <p>{reason}</p>
      {children}
    </section>
  );
}
