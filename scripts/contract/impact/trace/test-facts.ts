import type { CodeGraph } from '../code/code-graph';
import { type CodeUnit, unitId } from '../code/code-unit';
import { addressFinder } from './address-match';
import type { ContractFacts } from './contract-facts';
import { isTest } from './touched-code';

/** What a test file runs and names, itself and through what helps it. */
export interface TestFacts {
  file: string;
  /** The units that it refers to outside of tests. */
  runs: ReadonlySet<string>;
  /** The operations that it names by their id or by their call. */
  operations: ReadonlySet<string>;
  /** The pages whose address it has. */
  pages: ReadonlySet<string>;
  /** Whether it answers the calls of a page with any answer of the contract, without naming them. */
  answersAnything: boolean;
  names: ReadonlySet<string>;
  texts: ReadonlySet<string>;
}

const answersAnything = unitId('src/testing/contract-scenarios.ts', 'openUnder');

/** Reads the facts of every test of the repository. */
export function testFacts(
  graph: CodeGraph,
  facts: ContractFacts,
  pageAddresses: readonly string[],
): TestFacts[] {
  const operations = [...facts.operations.values()].flat();
  const paths = [...new Set(operations.map(({ path }) => path))];
  const pageOf = addressFinder(pageAddresses);
  const callOf = addressFinder(paths);
  const endOf = addressFinder(paths, { mayBeEnd: true });
  const files = new Set([...graph.units.values()].map(({ file }) => file));

  return [...files]
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
    .sort()
    .map((file) => {
      const { units, outside } = withHelpers(graph, file);
      const names = new Set(units.flatMap((unit) => [...unit.names]));
      const texts = new Set(units.flatMap((unit) => [...unit.texts]));
      return {
        file,
        runs: outside,
        operations: new Set(operationsNamed(names, texts)),
        pages: new Set([...texts].flatMap(pageOf)),
        answersAnything: units.some(({ id }) => id === answersAnything),
        names,
        texts,
      };
    });

  function operationsNamed(names: ReadonlySet<string>, texts: ReadonlySet<string>): string[] {
    const byName = operations.filter(
      ({ operationId }) =>
        names.has(operationId) || [...texts].some((text) => text.includes(`${operationId}:`)),
    );
    const byCall = [...texts].flatMap((text) => {
      const [, method, address = ''] =
        /^(?:(GET|POST|PUT|DELETE|PATCH) )?(\*{0,2}\/.*)$/.exec(text) ?? [];
      // The address of a page may end like that of a call.
      const paths = pageOf(address).length > 0 ? callOf(address) : endOf(address);
      return operations.filter(
        (operation) =>
          paths.includes(operation.path) && (method ?? operation.method) === operation.method,
      );
    });
    return [...byName, ...byCall].map(({ operationId }) => operationId);
  }
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
