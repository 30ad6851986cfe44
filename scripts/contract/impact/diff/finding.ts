/** A difference between two states of one schema, wherever the contract uses the schema. */
export interface Finding {
  /** What happened, as the end of a sentence whose subject is the place. */
  what: string;
  /** The names of the fields that lead from the schema to the place. */
  path: readonly string[];
  breaksReader: boolean;
  breaksSender: boolean;
  /** False for descriptions and other texts. */
  isCode: boolean;
  /** True for a field that is new and required. */
  isNewlyRequired?: boolean;
  /** True if no rule judges the difference, so that it counts as breaking. */
  isUnjudged?: boolean;
  /** True if the place is gone: only the earlier code names it. */
  isRemoval?: boolean;
  /** The new name of a field, if it is only renamed. */
  newName?: string;
  /** The value of an enum that was added or removed, if that is the difference. */
  value?: string | number;
  isNewValue?: boolean;
}

type Path = readonly string[];

/** Compares two schemas, which may be references, at a path of fields. */
export type CompareSchemas = (
  before: object | boolean,
  after: object | boolean,
  path?: Path,
) => Finding[];

/** The values that are possible grew: a reader may meet a new one. */
export const wider = (path: Path, what: string): Finding => ({
  what,
  path,
  breaksReader: true,
  breaksSender: false,
  isCode: true,
});

/** The values that are possible shrank: a sender may send a former one. */
export const narrower = (path: Path, what: string): Finding => ({
  what,
  path,
  breaksReader: false,
  breaksSender: true,
  isCode: true,
});

/** Neither state includes the other. */
export const other = (path: Path, what: string): Finding => ({
  what,
  path,
  breaksReader: true,
  breaksSender: true,
  isCode: true,
});

/** Nobody has to follow. */
export const harmless = (path: Path, what: string, isCode = true): Finding => ({
  what,
  path,
  breaksReader: false,
  breaksSender: false,
  isCode,
});
