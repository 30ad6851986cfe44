import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeading } from '~/components/page-heading';
import classes from './message-screen.module.css';

interface MessageScreenProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A page that only has a message, such as an error, and actions that lead on. */
export function MessageScreen({ title, children, actions }: MessageScreenProps) {
  return (
    <section className={classes.message}>
      <PageHeading>{title}</PageHeading>
      {children}
      {actions ? (
        <Group gap="xs" mt="lg">
          {actions}
        </Group>
      ) : null}
    </section>
  );
}

/** Leads to the landing page. */
export const HomeButton = ({ variant }: { variant?: 'default' }) => (
  <Button variant={variant} component={Link} to="/">
    Send me home
  </Button>
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
