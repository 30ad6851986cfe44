import { productName } from '~/domain/product-name';

/**
 * Returns the document title, which starts with the screen's name
 * (docs/product/shell.md#document-title).
 */
export function documentTitleOf(screen: string | undefined): string {
  return screen ? `${screen} - ${productName}` : productName;
}
