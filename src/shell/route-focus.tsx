import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusHeading } from '~/components/focus-heading';
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
        if (fromLocation && pathChanged)
          setIsWithoutHeading(!focusHeading({ preventScroll: true }));
      }),
    [router],
  );

  return <VisuallyHidden role="status">{isWithoutHeading ? title : ''}</VisuallyHidden>;
}
