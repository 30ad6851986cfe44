import { useDocumentTitle as useTitle } from '@mantine/hooks';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusHeading } from '~/components/page-heading';
import spoken from '~/components/spoken.module.css';
import { productName } from '~/domain/console-names';
import { Refusal } from '~/session/session';

/** Sets the document title, the screen's name first (docs/product/shell.md#document-title). */
export function useDocumentTitle(screen: string | undefined): void {
  useTitle(screen ? `${screen} - ${productName}` : productName);
}

/** Returns the name of the current screen from its route; undefined on the empty home page. */
function useScreenTitle(): string | undefined {
  return useMatches({
    select: (matches) => {
      const refusal = matches.find(({ error }) => error instanceof Refusal)?.error;
      if (refusal instanceof Refusal) return refusal.message;
      const match = matches.at(-1);
      if (!match) return undefined;
      const { title, createTitle } = match.staticData;
      const isCreate = 'id' in match.params && match.params.id === 'new';
      return isCreate && createTitle ? createTitle : title;
    },
  });
}

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
  return (
    <div className={spoken.text} role="status">
      {isWithoutHeading ? title : ''}
    </div>
  );
}
