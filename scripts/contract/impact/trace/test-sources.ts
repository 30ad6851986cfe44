import type { CodeGraph } from '../code/code-graph';
import { type CodeUnit, unitId } from '../code/code-unit';
import { isTest } from './touched-code';

/** What a test file runs and says, itself and through what helps it, whatever the contract is. */
export interface TestSource {
  file: string;
  /** The units that it refers to outside of tests. */
  runs: ReadonlySet<string>;
  /** Whether it answers the calls of a page with any answer of the contract, without naming them. */
  answersAnything: boolean;
  names: ReadonlySet<string>;
  texts: ReadonlySet<string>;
}

const answersAnything = unitId('src/testing/contract-scenarios.ts', 'openUnder');

/** Reads every test of the repository. */
export function testSources(graph: CodeGraph): TestSource[] {
  const files = new Set([...graph.units.values()].map(({ file }) => file));
  return [...files]
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
    .sort()
    .map((file) => {
      const { units, outside } = withHelpers(graph, file);
      return {
        file,
        runs: outside,
        answersAnything: units.some(({ id }) => id === answersAnything),
        names: new Set(units.flatMap((unit) => [...unit.names])),
        texts: new Set(units.flatMap((unit) => [...unit.texts])),
      };
    });
}

/**
 * Through these files a test opens a page by its address, so that it could reach every screen. It is
 * judged by the calls that it names instead.
 */
const opensAnyPage = /^src\/(start-console\.tsx|router\.tsx?|session\/start-up\.ts)$/;

/** Finds the units of a test and of its helpers, and the units outside of tests that these refer to. */
function withHelpers(graph: CodeGraph, file: string) {
  const found = new Set<CodeUnit>(graph.unitsOf(file));
  const outside = new Set<string>();
  for (const { values } of found) {
    for (const id of values) {
      const unit = graph.units.get(id);
      if (unit && isTest(unit.file)) found.add(unit);
      else if (!unit || !opensAnyPage.test(unit.file)) outside.add(id);
    }
  }
  return { units: [...found], outside };
}
