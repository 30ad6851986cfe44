import { type Drift, type ExpectedStop, stopsOf } from '../drifts/drift';
import type { CompilerError } from './compiler-errors';

/** What the compiler and the gate say of a contract to which the rows were applied. */
export interface Found {
  errors: readonly CompilerError[];
  sentences: readonly string[];
}

/** Returns a sentence for each place where the compiler does not stop, and for each silent gate. */
export function driftProblems(rows: readonly Drift[], { errors, sentences }: Found): string[] {
  return rows.flatMap((row) => {
    const passed = stopsOf(row).filter((stop) => !errors.some((error) => isAt(error, stop)));
    const { change, says } = row;
    const isSilent = says !== undefined && !sentences.some((each) => each.startsWith(says));
    return [
      ...passed.map(({ side, file, word }) => {
        const which = word === undefined ? 'no type error' : `no type error with the word ${word}`;
        return `When ${change}, the compiler does not stop where the ${side}: ${file} has ${which}.`;
      }),
      ...(isSilent ? [`When ${change}, no gate says "${says}".`] : []),
    ];
  });
}

const isAt = ({ file, message, code }: CompilerError, stop: ExpectedStop) =>
  file === stop.file && (stop.word === undefined || wordsOf(message, code).includes(stop.word));

const wordsOf = (...texts: string[]) => texts.flatMap((text) => text.split(/[^\w-]+/));
