import { productName } from '~/domain/product-name';

/** The document title: it starts with the screen's name (decision 12). */
export function documentTitleOf(screen: string | undefined): string {
  return screen ? `${screen} - ${productName}` : productName;
}
