import { useDocumentTitle as useTitle } from '@mantine/hooks';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { focusHeading, titleOfRoute } from '~/components/page-heading';
import spoken from '~/components/spoken.module.css';
import { productName } from '~/domain/console-names';
import { Refusal } from '~/session/session';
import { useNavigationState } from './navigation/navigation-check';

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
      return match && titleOfRoute(match);
    },
  });
}

const openMenus = () => [...document.querySelectorAll('[data-open]')];

/**
 * Sets the document title of each page. When the path changes, it moves the focus to the page's
 * heading, so that screen readers announce it. If a page has no heading, a live region announces
 * its title instead. A menu that a person has opened since the page was asked for keeps the focus.
 */
export function RouteFocus() {
  const router = useRouter();
  const title = useScreenTitle();
  const { isOpening } = useNavigationState();
  const [isWithoutHeading, setIsWithoutHeading] = useState(false);
  const menusBefore = useRef<Element[]>([]);
  useDocumentTitle(title);
  useEffect(() => {
    if (isOpening) menusBefore.current = openMenus();
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      const isInNewMenu = openMenus().some(
        (menu) => !menusBefore.current.includes(menu) && menu.contains(document.activeElement),
      );
      if (!isInNewMenu) setIsWithoutHeading(!focusHeading({ preventScroll: true }));
    });
  }, [router, isOpening]);
  return (
    <div className={spoken.text} role="status">
      {isWithoutHeading ? title : ''}
    </div>
  );
}
