import type { CodeGraph } from '../code/code-graph';
import { type CodeUnit, unitId } from '../code/code-unit';
import { type ContractChange, operationsOf } from '../diff/contract-change';
import type { ContractFacts } from './contract-facts';
import { subjectNames } from './subject-names';

/** The code of the console and the service that a change touches. */
export interface TouchedCode {
  /** The declarations of `src/api` that send the operations. */
  api: CodeUnit[];
  /** The handlers of the service, with the operation that each answers. */
  handlers: { unit: CodeUnit; operationId: string }[];
  /** What names the changed field, enum or code; null if the change has no name in code. */
  naming: CodeUnit[] | null;
  /** Whether only code that names the thing follows. */
  isNarrowed: boolean;
  /** The code that somebody looks at first: what names the thing, or else what calls and answers. */
  first: CodeUnit[];
  /** Whether a page that has this unit shows the change, or sends it. */
  concernsPage(id: string): boolean;
  /** Whether a test of this unit runs code that may have to follow. */
  runsTouched(id: string): boolean;
}

const generatedAnswers = 'src/api/answers';
const makesHandler = unitId('service/operations/handler.ts', 'handler');
const allHandlers = unitId('service/operations/operations.ts', 'operations');

export function touchedCode(
  change: ContractChange,
  graph: CodeGraph,
  facts: ContractFacts,
): TouchedCode {
  const ids = operationsOf(change);
  const states = ids.flatMap((id) => facts.operations.get(id) ?? []);
  const units = [...graph.units.values()].filter(({ file }) => !isTest(file));
  const seeds = units
    .filter(({ file }) => file.startsWith(`${generatedAnswers}/`))
    .flatMap(({ id, file }) => (ids.some((name) => id === unitId(file, name)) ? [id] : []));
  const refersTo = ({ values }: CodeUnit, targets: Iterable<string>) =>
    [...targets].some((target) => values.has(target));
  const sources = units.filter(({ file }) => !file.endsWith('.gen.ts'));
  // The early calls name no field.
  const paths = change.subject === null ? states.map(({ path }) => path) : [];
  const api = sources.filter(
    (unit) => isApi(unit) && (refersTo(unit, seeds) || namesPath(unit, paths)),
  );
  const apiIds = api.map(({ id }) => id);
  const callers = sources.filter((unit) => !isApi(unit) && refersTo(unit, apiIds));
  const handlers = handlersOf(ids, units);
  const calling = graph.reaching(seeds);
  const answering = graph.reaching(handlers.map(({ unit }) => unit.id));
  const names = subjectNames(change, { graph, facts });
  const runs = (id: string) => calling.has(id) || answering.has(id);
  const concernsPage = (id: string) => calling.has(id);
  const first = [...api, ...callers, ...handlers.map(({ unit }) => unit)];
  const found = { api, handlers, first, isNarrowed: names?.narrows === true };
  if (!names) return { ...found, naming: null, concernsPage, runsTouched: runs };
  const rooms = new Set([...api, ...callers].map(roomOf));
  for (const { unit } of handlers) rooms.add(roomOf(unit));
  // A form of another page may have a field of the same name and share its rules.
  const isOfThese = ({ id }: CodeUnit) => [...graph.reaching([id])].some(runs);
  const naming = sources.filter(
    (unit) =>
      names.isReferredToBy(unit) ||
      (names.isNamedBy(unit) &&
        (names.isKnownTo(unit) || rooms.has(roomOf(unit))) &&
        isOfThese(unit)),
  );
  if (!names.narrows) {
    return { ...found, naming, first: [...naming, ...first], concernsPage, runsTouched: runs };
  }
  const following = graph.reaching(naming.map(({ id }) => id));
  const passedOn = naming.filter((unit) => names.isPassedOnTo?.(unit));
  const showing = graph.reaching(passedOn.map(({ id }) => id));
  return {
    ...found,
    naming,
    first: naming,
    concernsPage: (id) => (following.has(id) && calling.has(id)) || showing.has(id),
    runsTouched: (id) => following.has(id),
  };
}

/** Finds the handlers of operations. An operation that has none is missing in the list of all. */
function handlersOf(ids: readonly string[], units: readonly CodeUnit[]): TouchedCode['handlers'] {
  const all = units.filter(({ values }) => values.has(makesHandler));
  const list = units.find(({ id }) => id === allHandlers);
  return ids.flatMap((operationId) => {
    const own = all.filter(({ texts }) => texts.has(operationId));
    const found = own.length > 0 || !list ? own : [list];
    return found.map((unit) => ({ unit, operationId }));
  });
}

/** Whether a unit has the address of a call, as the early calls do: `/api/client?limit=20`. */
const namesPath = ({ texts }: CodeUnit, paths: readonly string[]) =>
  [...texts].some((text) => paths.includes(text.split('?')[0] ?? ''));

const isApi = ({ file }: CodeUnit) => file.startsWith('src/api/');

/** All files of a room belong to one screen, or to one resource of the service. */
function roomOf({ file }: CodeUnit): string {
  const room = /^(src\/features\/[^/]+\/[^/]+|service\/operations\/[^/]+)\//.exec(file)?.[1];
  return room ?? file;
}

/** Whether a file is a test, or only helps tests. */
export const isTest = (file: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(file) ||
  /^(e2e|scripts)\//.test(file) ||
  /(^src|\/mock|^service)\/testing\//.test(file);
