import { referencesIn } from '../../../checks/references/references';
import type { CodeUnit } from '../code/code-unit';
import { type ContractChange, operationsOf } from '../diff/contract-change';
import type { ContractFacts } from './contract-facts';
import type { DocumentSection } from './document-sections';
import type { TouchedCode } from './touched-code';

/**
 * Finds the sections of documents that a change of code touches: those that name the operation or its
 * call, those that the comments of touched code refer to, and those that link to a touched scenario. If
 * the change has a name in code, a section that names the operation has to name it as well.
 */
export function touchedDocuments(
  change: ContractChange,
  sections: readonly DocumentSection[],
  { first, isNarrowed }: Pick<TouchedCode, 'first' | 'isNarrowed'>,
  { facts, scenarios }: { facts: ContractFacts; scenarios: readonly string[] },
): string[] {
  // A link may name the status alone.
  const statuses = scenarios.map((scenario) => scenario.replace(/\/.*/, ''));
  const linked = new Set(documentsOfScenarios([...scenarios, ...statuses], sections));
  const referred = [...new Set(first.flatMap(referredPlaces))];
  const { subject } = change;
  const names = subject?.kind === 'schema' && !isNarrowed ? null : namesOf(subject);
  const isAbout = callsIn(change, facts);
  const found = sections.filter((section) => {
    if (linked.has(section.place)) return true;
    if (referred.some((place) => isSamePlace(section.place, place))) return true;
    if (names === null) return isAbout(section.text);
    if (subject?.kind === 'header') return names.some((name) => section.text.includes(name));
    const hasName = names.some((name) => section.text.includes(`\`${name}\``));
    return (
      hasName && (subject?.kind === 'code' || isEntity(section, subject) || isAbout(section.text))
    );
  });
  return found.map(({ place }) => place);
}

/** Finds the sections that link to one of these scenarios. */
export function documentsOfScenarios(
  scenarios: readonly string[],
  sections: readonly DocumentSection[],
): string[] {
  const touched = new Set(scenarios);
  return sections
    .filter(({ text }) => scenariosIn(text).some((scenario) => touched.has(scenario)))
    .map(({ place }) => place);
}

/** Lists the scenarios of the links of a text: `commitUsers:500>cut` has two of them. */
function scenariosIn(text: string): string[] {
  const plain = text.replaceAll('%3A', ':').replaceAll('%2F', '/').replaceAll('%3E', '>');
  return [...plain.matchAll(/\b(\w+):([\w/>+().-]+)/g)].flatMap(([, operation, answers = '']) =>
    answers.split(/[>+]/).map((answer) => `${operation}:${answer.replace(/\(.*|\.$/, '')}`),
  );
}

function referredPlaces({ file, source }: CodeUnit): string[] {
  return referencesIn(file, source).flatMap(({ path, anchor }) =>
    path?.startsWith('docs/') ? [anchor ? `${path}#${anchor}` : path] : [],
  );
}

/** Comments name a decision by its number alone. */
const isSamePlace = (place: string, referred: string) =>
  place === referred ||
  (/\/\d{4}$/.test(referred) && place.startsWith(`${referred}-`) && !place.includes('#'));

function namesOf(subject: ContractChange['subject']): readonly string[] | null {
  if (subject === null) return null;
  if (subject.kind === 'schema') return [subject.schema];
  if (subject.isNew) return null;
  if (subject.kind === 'header') return [subject.header];
  return [subject.kind === 'field' ? subject.field : subject.code];
}

/** Whether a section is about the entity that has the field: "Integration server instance". */
function isEntity({ heading }: DocumentSection, subject: ContractChange['subject']): boolean {
  if (subject?.kind !== 'field' || subject.schema === null) return false;
  const plain = (text: string) => text.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
  return plain(heading) === plain(subject.schema);
}

/** Makes the function that tells whether a text names one of the changed operations. */
function callsIn(change: ContractChange, { operations }: ContractFacts) {
  const states = operationsOf(change).flatMap((id) => operations.get(id) ?? []);
  const namesPath = (text: string, path: string) => {
    // A table of paths may say once how all of them start.
    const [, start = ''] = /start with `([^`]+)`/.exec(text) ?? [];
    const written = start !== '' && path.startsWith(start) ? path.slice(start.length) : path;
    return pathPattern(written).test(text);
  };
  return (text: string) =>
    states.some(
      ({ operationId, path }) =>
        new RegExp(`\\b${operationId}\\b`).test(text) || namesPath(text, path),
    );
}

/** Matches a whole path, also behind a host with a port. Documents leave out its first slash. */
const pathPattern = (path: string) =>
  new RegExp(`(?:(?<=:\\d+)/|(?<![\\w/}])/?)${path.slice(1).replaceAll(/\W/g, '\\$&')}(?![\\w/{])`);
