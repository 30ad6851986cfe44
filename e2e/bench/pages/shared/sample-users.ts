/** A record of the grid pages, with the fields of the console's Users grid. */
export interface SampleUser {
  userID: string;
  shortName: string;
  fullName: string;
  email: string;
  locale: string;
  defaultCurrencyCode: string;
}

const names = ['Ada', 'Bela', 'Chidi', 'Dana', 'Emre', 'Femke', 'Goro'];
const surnames = ['Marchetti', 'Novak', 'Okafor', 'Petrov', 'Quist', 'Rossi', 'Sato', 'Turner'];
const locales = ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'nl-NL'];
const currencies = ['GBP', 'EUR', 'CHF', 'USD'];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** Makes the same users in every run, sorted by none of the columns. */
export function sampleUsers(count: number): SampleUser[] {
  return Array.from({ length: count }, (_, index) => {
    const name = pick(names, index);
    const surname = pick(surnames, index * 3);
    const number = String(index).padStart(5, '0');
    return {
      userID: `10000000-0000-4000-8000-${number.padStart(12, '0')}`,
      shortName: `${name} ${number}`,
      fullName: `${name} ${surname}`,
      email: `${name}.${surname}.${number}@demo.test`.toLowerCase(),
      locale: pick(locales, index * 2),
      defaultCurrencyCode: pick(currencies, index),
    };
  });
}

/** The columns of the Users grid with their widths (docs/product/administration.md#browse-users). */
export const sampleColumns = [
  { field: 'shortName', title: 'Short Name', width: 200 },
  { field: 'fullName', title: 'Full Name', width: 300 },
  { field: 'email', title: 'Email', width: 300 },
  { field: 'locale', title: 'Locale', width: 250 },
  { field: 'defaultCurrencyCode', title: 'Default Currency', width: 250 },
] as const satisfies readonly { field: keyof SampleUser; title: string; width: number }[];
