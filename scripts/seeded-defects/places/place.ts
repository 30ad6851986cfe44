import type { Defect } from '../defects/defect';

/** Where a defect can be noticed, the cheapest first. */
export const placeNames = ['static', 'unit', 'browser'] as const;

export type PlaceName = (typeof placeNames)[number];

/** What noticed a defect. */
export interface Finding {
  /** The program, or the file of the test. */
  where: string;
  /** The title of the test, or what the program said. */
  title: string;
  /** Where the test stands in its file, for a browser test. */
  line?: number;
}

/** Makes defects in the copy, and takes all of them back. */
export interface Seeder {
  seed: (defect: Defect) => void;
  restore: () => void;
}

export interface Place {
  name: PlaceName;
  /** What can be found out about all of them at once, which spares to look one by one. */
  prepare?: (defects: readonly Defect[], seeder: Seeder) => Promise<void>;
  /** Looks for the defect that is in the copy. `isWhole` when everything there is was tried. */
  look: (defect: Defect) => Promise<{ finding?: Finding; isWhole: boolean }>;
  /** Those of the findings that are there without any defect too, of which they prove nothing. */
  redAnyway: (findings: readonly Finding[]) => Promise<readonly Finding[]>;
}
