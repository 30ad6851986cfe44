/** Escapes a key for a JSON pointer. */
export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A part of the contract for which nothing can be generated. The message is one sentence. */
export class GeneratorProblem extends Error {
  readonly fact: string;
  readonly pointer: string;

  /** @param pointer the JSON pointer of the part; without a # it is the end of one */
  constructor(fact: string, pointer = '') {
    super(pointer === '' ? fact : `${pointer}: ${fact}`);
    this.fact = fact;
    this.pointer = pointer;
  }
}

/**
 * Runs a step that reads the part below some keys.
 * @param keys begin with # if they begin at the document
 * @throws GeneratorProblem of the step, with the keys before its pointer
 */
export function below<Result>(keys: readonly (string | number)[], step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof GeneratorProblem) || error.pointer.startsWith('#')) throw error;
    const end = error.pointer === '' ? [] : [error.pointer];
    const pointer = [...keys.map((key) => escaped(String(key))), ...end].join('/');
    throw new GeneratorProblem(error.fact, pointer);
  }
}
