import { addressFinder } from './address-match';
import type { ContractFacts } from './contract-facts';
import type { TestSource } from './test-sources';

/** What a test file says about the contract. */
export interface TestFacts extends TestSource {
  /** The operations that it names by their id or by their call. */
  operations: ReadonlySet<string>;
  /** The pages whose address it has. */
  pages: ReadonlySet<string>;
}

/** Finds the operations and the pages that every test names. */
export function testFacts(
  sources: readonly TestSource[],
  facts: ContractFacts,
  pageAddresses: readonly string[],
): TestFacts[] {
  const operations = [...facts.operations.values()].flat();
  const paths = [...new Set(operations.map(({ path }) => path))];
  const pageOf = addressFinder(pageAddresses);
  const callOf = addressFinder(paths);
  const endOf = addressFinder(paths, { mayBeEnd: true });
  // Many tests share their helpers, and so their texts.
  const known = new Map<string, readonly string[]>();

  return sources.map((source) => ({
    ...source,
    operations: new Set([...named(source.names), ...[...source.texts].flatMap(operationsOf)]),
    pages: new Set([...source.texts].flatMap(pageOf)),
  }));

  function named(names: ReadonlySet<string>): string[] {
    return [...facts.operations.keys()].filter((id) => names.has(id));
  }

  function operationsOf(text: string): readonly string[] {
    const before = known.get(text);
    if (before) return before;
    const found = [...withAnswer(text), ...called(text)];
    known.set(text, found);
    return found;
  }

  /** Finds the operations of scenarios, as in `listUsers:404`. */
  function withAnswer(text: string): string[] {
    const words = [...text.matchAll(/(\w+):/g)].flatMap(([, word = '']) => word);
    return words.filter((word) => facts.operations.has(word));
  }

  /** Finds the operations of a call, as in `GET /api/user`. */
  function called(text: string): string[] {
    const [, method, address = ''] =
      /^(?:(GET|POST|PUT|DELETE|PATCH) )?(\*{0,2}\/.*)$/.exec(text) ?? [];
    // The address of a page may end like that of a call.
    const found = pageOf(address).length > 0 ? callOf(address) : endOf(address);
    return operations
      .filter((one) => found.includes(one.path) && (method ?? one.method) === one.method)
      .map(({ operationId }) => operationId);
  }
}
