import { productName } from '~/domain/product-name';

/** The document title: it starts with the screen's name (docs/product/shell.md#document-title). */
export function documentTitleOf(screen: string | undefined): string {
  return screen ? `${screen} - ${productName}` : productName;
}
