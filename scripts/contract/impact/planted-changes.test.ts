import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '../generate/contract-document';
import { answerPlants } from './planted/answer-plants';
import { callPlants } from './planted/call-plants';
import { schemaIn } from './planted/planted-change';
import { reportedPlants } from './planted/reported-plants';
import { schemaPlants } from './planted/schema-plants';
import { noPlaces } from './trace/places';
import { type Repository, readRepository } from './trace/repository';
import { traceChanges } from './trace/trace-changes';

const text = readFileSync('.generated/contract.json', 'utf8');
const contract = (): Contract => JSON.parse(text);
let repository: Repository;

beforeAll(() => {
  repository = readRepository('.');
  // Reading takes seconds, and much longer beside other tests on a busy machine.
}, 120_000);

const plants = Object.entries({ ...schemaPlants, ...callPlants, ...answerPlants });

/**
 * The conformance run, the starts of the mock, the commands of documents, pictures and benchmarks name
 * operations for all of their tests. A row lists some of these. It has no others, and none if it lists none.
 */
const isListed = (file: string, listed: readonly string[] = []) =>
  listed.includes(file) ||
  !/^(scripts\/(contract\/(conformance|drifts|impact)|mock)|e2e\/(deployment\/documented-commands|bench|pictures))\//.test(
    file,
  );

const nothing = noPlaces();

describe('a planted change is traced to these places and to no others', () => {
  test.each(plants)('%s', (_, { plant, what, breaks, places }) => {
    const changed = contract();
    plant(changed);

    const changes = traceChanges(contract(), changed, repository);

    expect(changes.map((change) => [change.what, change.breaks])).toEqual([[what, breaks]]);
    const [{ places: found } = { places: undefined }] = changes;
    const [tool, browser] = (['tool', 'browser'] as const).map((kind) =>
      found?.tests[kind].filter((file) => isListed(file, places.tests?.[kind])),
    );
    expect(
      { ...found, tests: { ...found?.tests, tool, browser } },
      'If a test or a document is new, look whether it belongs here, and add it to the row.',
    ).toEqual({ ...nothing, ...places, tests: { ...nothing.tests, ...places.tests } });
  });
});

describe('a change of a reported kind is traced to what a search by hand finds', () => {
  test.each(Object.entries(reportedPlants))('%s', (_, reported) => {
    const changed = contract();
    reported.plant(changed);

    const changes = traceChanges(contract(), changed, repository);

    expect(changes.map((change) => [change.what, change.breaks])).toEqual([
      [reported.what, reported.breaks],
    ]);
    const [change] = changes;
    if (!change) throw new Error('No change was found.');
    const { api, screens, handlers, named, tests, documents } = change.places;
    expect({
      api: api.map(({ file }) => file),
      screens: screens.map(({ route }) => route),
      handlers: handlers.map(({ file }) => file),
      named,
    }).toEqual({ named: [], ...reported.places });
    expect(Object.values(tests).flat()).toEqual(expect.arrayContaining(reported.tests ?? []));
    expect(documents).toEqual(expect.arrayContaining(reported.documents));
  });
});

test('a field of a record of many calls is traced to the screens that show it', () => {
  const changed = contract();
  const { properties = {} } = schemaIn(changed, 'User');
  properties.shortName = { type: 'integer' };
  const [{ places } = { places: undefined }] = traceChanges(contract(), changed, repository);

  // The header of every page has a menu of the person who is signed in.
  expect(places?.screens.map(({ route, isFrame }) => [route, isFrame])).toEqual([
    ['/', true],
    ['/admin/users', false],
    ['/admin/users/edit/$id', false],
    ['/profile', false],
  ]);
  expect(places?.named.filter((file) => file.startsWith('src/'))).toEqual([
    'src/domain/personal-fields.ts',
    'src/features/admin/users/users-grid-screen.tsx',
    'src/pickers/personal-fields-group.tsx',
    'src/shell/header/user-menu-panel.tsx',
    'src/shell/header/user-menu.tsx',
  ]);
});

test('the contract without a change is traced to nothing', () => {
  expect(traceChanges(contract(), contract(), repository)).toEqual([]);
});
