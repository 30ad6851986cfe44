import { HomeButton, MessageScreen } from './message-screen';

/** The screen for a path without a page (docs/product/shell.md#not-found-page). */
export function NotFoundScreen() {
  return (
    <MessageScreen
      title="Page not found - The page requested doesn't exist. Something has gone wrong."
      actions={<HomeButton />}
    />
  );
}
