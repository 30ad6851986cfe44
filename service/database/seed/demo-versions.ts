import type { applicationPackages, applications } from '../schema/versions';
import { daysBefore } from './demo-dates';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

export type DemoPackage = SeedRow<typeof applicationPackages>;

/** An application with its packages, oldest first. */
export interface DemoApplication {
  row: SeedRow<typeof applications>;
  /** The application type that the application reports with its state. */
  type: string;
  packages: DemoPackage[];
}

const texts = [
  [
    'POS Terminal',
    'Terminal',
    'Takes orders and payments at the bar and at the table.',
    '1c7ed6',
    5,
  ],
  ['Kitchen Display', 'Display', 'Shows the kitchen what to cook next.', 'e8590c', 2],
  ['Customer Display', 'Display', 'Shows guests what they ordered and what it costs.', '2b8a3e', 3],
  ['Self-Order Kiosk', 'Kiosk', 'Lets guests order and pay by themselves.', '9c36b5', 1],
  ['Table Booking', 'Service', 'Keeps the reservations of each table.', 'c92a2a', 4],
  ['Stock Take', 'Hand-held', 'Counts stock with a scanner.', '5f3dc4', 2],
] as const;
const notes = [
  'Starts in half the time.',
  'Splits bills by seat.\nFixed: totals of refunds on the day report.',
  'Contactless tips.\nFixed: printing to two kitchens at once.',
  'Larger buttons on small screens.',
  'Fixed: the clock after the end of summer time.',
  'Searches articles while typing.\nFixed: rounding of discounts in currencies without cents.',
  'Works on for eight hours without a network.',
  'Prints allergens on the receipt.\nFixed: accents in names of guests.',
] as const;
const packagesPerApplication = 8;

/** Makes six applications, each with eight versions of the last year. */
export function demoApplications(now: Date): DemoApplication[] {
  const random = new SeededRandom('applications');
  return texts.map(([name, type, description, colour, majorVersion], number) => {
    const applicationID = fixedIdentifier('application', number + 1);
    let revision = random.between(20, 60);
    const packages = Array.from({ length: packagesPerApplication }, (_, index) => {
      revision += random.between(3, 21);
      return {
        applicationPackageID: fixedIdentifier(
          'applicationPackage',
          number * packagesPerApplication + index + 1,
        ),
        applicationID,
        majorVersion,
        minorVersion: Math.floor(index / 2),
        buildNumber: index % 2,
        revision,
        changeNotes: at(notes, index + number),
        dateTimeCreated: daysBefore(
          now,
          6 + number * 3 + (packagesPerApplication - 1 - index) * 38,
        ),
        installerPackageLength: 18_000_000 + random.between(0, 40_000_000),
        minimumPosCoreVersion: minimumPosCoreVersion(number, index),
      };
    });
    const row = { applicationID, name, description, iconUri: icon(colour, name.charAt(0)) };
    return { row, type, packages };
  });
}

/** Newer packages of most applications need a newer POS Core than some instances have. */
function minimumPosCoreVersion(application: number, index: number): string | null {
  if (application > 3) return null;
  if (index >= 6) return '7.3.0.0';
  if (index >= 4) return '7.0.0.0';
  return '6.5.0.0';
}

/** Draws a square with a letter, as a data URL. */
function icon(colour: string, letter: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect width='16' height='16' rx='3' fill='#${colour}'/><text x='8' y='12' font-family='sans-serif' font-size='11' text-anchor='middle' fill='#fff'>${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
