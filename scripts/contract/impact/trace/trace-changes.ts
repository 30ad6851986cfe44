import type { ContractDocument } from '../../../../openapi/reader/contract-document';
import { groupedBy } from '../../../../src/domain/lists';
import type { CodeUnit } from '../code/code-unit';
import type { ContractChange } from '../diff/contract-change';
import { contractChanges } from '../diff/contract-changes';
import { type ContractFacts, contractFacts } from './contract-facts';
import { joinedPlaces } from './joined-places';
import { noPlaces, type Places } from './places';
import type { Repository } from './repository';
import { testFacts } from './test-facts';
import { touchedCode } from './touched-code';
import { documentsOfScenarios, touchedDocuments } from './touched-documents';
import { touchedScenarios } from './touched-scenarios';
import { testsOfExample, touchedTests } from './touched-tests';

/** A change of the contract with everything that it touches. */
export interface TracedChange extends ContractChange {
  places: Places;
}

/**
 * Lists the changes between two states of the contract, and what each touches in the repository.
 * @param earlier reads the repository of the earlier contract. It has the code that named a removed
 *   thing: the generated module is deleted now, and the callers may have followed
 */
export function traceChanges(
  before: ContractDocument,
  after: ContractDocument,
  repository: Repository,
  earlier?: () => Repository,
): TracedChange[] {
  const changes = contractChanges(before, after);
  if (changes.length === 0) return [];
  const facts = contractFacts(before, after);
  const trace = tracer(facts, repository);
  const isGone = changes.some(({ isRemoval }) => isRemoval);
  const traceEarlier = isGone && earlier ? tracer(facts, earlier()) : null;
  return changes.map((change) => {
    const places = trace(change);
    if (!change.isRemoval || !traceEarlier) return { ...change, places };
    return { ...change, places: joinedPlaces(traceEarlier(change), places) };
  });
}

/** Makes the function that finds what a change touches in one state of the repository. */
function tracer(facts: ContractFacts, { graph, routes, sections, tests: sources }: Repository) {
  const pages = routes.filter(({ isFrame }) => !isFrame).map(({ route }) => route);
  const tests = testFacts(sources, facts, pages);
  return placesOf;

  function placesOf(change: ContractChange): Places {
    if (change.reach === 'text') return noPlaces();
    const scenarios = touchedScenarios(change, facts);
    if (change.reach === 'example') {
      const documents = documentsOfScenarios(scenarios, sections);
      return { ...noPlaces(), tests: testsOfExample(change, tests), scenarios, documents };
    }
    const renamed = withNewName(change);
    const before = touchedCode(change, graph, facts);
    if (renamed && before.naming?.length === 0) return placesOf(renamed);
    return placesOfCode(change, before, scenarios);
  }

  function placesOfCode(
    change: ContractChange,
    code: ReturnType<typeof touchedCode>,
    scenarios: string[],
  ): Places {
    const screens = routes
      .filter(({ unit }) => code.concernsPage(unit.id))
      .map(({ route, file, isFrame }) => ({ route, file, isFrame }));
    return {
      api: namesByFile(code.api.map((unit) => ({ unit, name: unit.name }))),
      screens: screens.toSorted((a, b) => a.route.localeCompare(b.route)),
      handlers: namesByFile(
        code.handlers.map(({ unit, operationId }) => ({ unit, name: operationId })),
      ),
      named: [...new Set((code.naming ?? []).map(({ file }) => file))].sort(),
      tests: touchedTests(change, tests, code, screens),
      scenarios,
      documents: touchedDocuments(change, sections, code, { facts, scenarios }),
    };
  }
}

/** Once the code has followed, a renamed field has its new name there. */
function withNewName(change: ContractChange): ContractChange | null {
  const { subject } = change;
  if (subject?.kind !== 'field' || subject.newName === undefined) return null;
  return { ...change, subject: { ...subject, field: subject.newName, newName: undefined } };
}

/** Groups names by the files of their units. */
function namesByFile(entries: readonly { unit: CodeUnit; name: string }[]): Places['api'] {
  return [...groupedBy(entries, ({ unit }) => unit.file)]
    .map(([file, named]) => ({ file, names: [...new Set(named.map(({ name }) => name))].sort() }))
    .sort((a, b) => a.file.localeCompare(b.file));
}
