import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeading } from '~/components/page-heading';
import { PlainButtonLink } from '~/components/plain-button';
import classes from './message-screen.module.css';

/** A page that only has a message, such as an error, and actions that lead on. */
export function MessageScreen(props: { title: string; children?: ReactNode; actions?: ReactNode }) {
  const { title, children, actions } = props;
  return (
    <section className={classes.message}>
      <PageHeading>{title}</PageHeading>
      {children}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </section>
  );
}

const RouteButton = createLink(PlainButtonLink);

/** Leads to the landing page. */
export const HomeButton = ({ variant }: { variant?: 'default' }) => (
  <RouteButton variant={variant} to="/">
    Send me home
  </RouteButton>
);

/** The screen for a path without a page (docs/product/shell.md#not-found-page). */
export function NotFoundScreen() {
  return (
    <MessageScreen
      title="Page not found - The page requested doesn't exist. Something has gone wrong."
      actions={<HomeButton />}
    />
  );
}
