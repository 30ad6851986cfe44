import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { documentTitleOf } from './document-title';
import { useScreenTitle } from './use-screen-title';

/**
 * Gives each page its document title, and moves the focus to its heading when the route changes, so
 * that screen readers read it out. A page without a heading is announced by its title instead.
 */
export function RouteFocus() {
  const router = useRouter();
  const title = useScreenTitle();
  const [isWithoutHeading, setIsWithoutHeading] = useState(false);

  useEffect(() => {
    document.title = documentTitleOf(title);
  }, [title]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setIsWithoutHeading(!focusHeading());
      }),
    [router],
  );

  return <VisuallyHidden role="status">{isWithoutHeading ? title : ''}</VisuallyHidden>;
}

/** Returns whether the page has a heading. */
function focusHeading(): boolean {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  // A field that the new page has put the focus into keeps it.
  if (main && !main.contains(document.activeElement)) {
    (heading ?? main).focus({ preventScroll: true });
  }
  return Boolean(heading);
}
