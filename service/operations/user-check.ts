import type { UserChange } from '../../src/api/schema.gen';
import { hasEmailStructure } from '../../src/domain/email-structure';
import { problemOfImage } from './image-check';

/**
 * Says why a user's fields cannot be saved, beyond the limits that the contract states; null when
 * they can. The console formats dates and amounts with the locale and the currency.
 */
export function problemOfUser(
  user: Pick<UserChange, 'email' | 'locale' | 'defaultCurrencyCode' | 'image'>,
): string | null {
  const { email, locale, defaultCurrencyCode, image } = user;
  if (!hasEmailStructure(email) || /\s/.test(email)) return 'The email address is not valid.';
  if (locale !== undefined && !isLocale(locale)) return 'The locale is not valid.';
  if (defaultCurrencyCode !== undefined && !/^[A-Z]{3}$/.test(defaultCurrencyCode)) {
    return 'The currency is not valid.';
  }
  return problemOfImage(image);
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
