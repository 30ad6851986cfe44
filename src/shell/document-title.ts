import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { productName } from '~/domain/product-name';
import { Refusal } from '~/session/guards';

/** Sets the document title, the screen's name first (docs/product/shell.md#document-title). */
export function useDocumentTitle(screen: string | undefined): void {
  useEffect(() => {
    document.title = screen ? `${screen} - ${productName}` : productName;
  }, [screen]);
}

/** Returns the name of the current screen from its route; undefined on the empty home page. */
export function useScreenTitle(): string | undefined {
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
