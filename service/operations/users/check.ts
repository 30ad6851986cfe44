import type { UserChange } from '../../../src/api/schema.gen';
import { isEmailAddress } from '../../../src/domain/email-address';
import { problemOfImage } from '../image-check';

/**
 * Says why a user's fields cannot be saved, beyond the limits of the contract; null when they can.
 * The console formats dates and amounts with the locale and the currency.
 */
export function problemOfUser(
  user: Pick<
    UserChange,
    'shortName' | 'fullName' | 'email' | 'locale' | 'defaultCurrencyCode' | 'image'
  >,
  before?: { shortName: string; fullName: string; email: string; image: string | null },
): string | null {
  const { shortName, fullName, email, locale, defaultCurrencyCode, image } = user;
  // What is stored and invalid today must not block a save of the other fields.
  if (shortName === '' && before?.shortName !== '') return 'The display name is empty.';
  if (fullName === '' && before?.fullName !== '') return 'The full name is empty.';
  if (email !== before?.email && !isEmailAddress(email)) return 'The email address is not valid.';
  if (locale !== undefined && !isLocale(locale)) return 'The locale is not valid.';
  if (defaultCurrencyCode !== undefined && !/^[A-Z]{3}$/.test(defaultCurrencyCode)) {
    return 'The currency is not valid.';
  }
  return problemOfImage(image, before?.image);
}

/** The most characters of a language tag: the longest ones in use have about forty. */
const longestLocale = 128;

function isLocale(tag: string): boolean {
  if (tag.length > longestLocale) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
