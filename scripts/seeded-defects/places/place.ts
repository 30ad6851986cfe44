import type { Defect } from '../defects/defect';

/** The places that can notice a defect, the cheapest first. */
export const placeNames = ['static', 'unit', 'browser'] as const;

export type PlaceName = (typeof placeNames)[number];

/** The check or test that noticed a defect. */
export interface Finding {
  /** The program, or the file of the test. */
  where: string;
  /** The title of the test, or the program's output. */
  title: string;
  /** The line of a browser test in its file. */
  line?: number;
}

/** Makes defects in the copy, and removes all of them again. */
export interface Seeder {
  seed: (defect: Defect) => void;
  restore: () => void;
}

export interface Place {
  name: PlaceName;
  /** Checks all defects at once, where that saves checking them one by one. */
  prepare?: (defects: readonly Defect[], seeder: Seeder) => Promise<void>;
  /** Looks for the defect in the copy. `isWhole` is true if it has run every check of the place. */
  look: (defect: Defect) => Promise<{ finding?: Finding; isWhole: boolean }>;
  /** Returns the findings that also fail without a defect. They prove nothing about one. */
  redAnyway: (findings: readonly Finding[]) => Promise<readonly Finding[]>;
}
