/** A part of the contract for which nothing can be generated. The message is one sentence. */
export class GeneratorProblem extends Error {}

/** Escapes a key for a JSON pointer. */
export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
