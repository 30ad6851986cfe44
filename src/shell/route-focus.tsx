import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusHeading } from '~/components/page-heading';
import { useDocumentTitle, useScreenTitle } from './document-title';

/**
 * Sets the document title of each page. When the path changes, it moves the focus to the page's
 * heading, so that screen readers announce it. If a page has no heading, a live region announces
 * its title instead.
 */
export function RouteFocus() {
  const router = useRouter();
  const title = useScreenTitle();
  const [isWithoutHeading, setIsWithoutHeading] = useState(false);
  useDocumentTitle(title);
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
