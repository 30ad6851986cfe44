import { describe, expect, test } from 'vitest';
import type { ApplicationAuthorisation, ApplicationPackage } from '~/api/version-authorisations';
import { exampleOf } from '~/testing/contract-examples';
import {
  badgesOf,
  type ChildApplication,
  childApplications,
  nodeId,
  nodeOf,
  unauthorised,
  versionGroups,
} from './child-authorisations';

const rows = () =>
  exampleOf('listChildAuthorisations', 'childAuthorisations') as [
    ApplicationAuthorisation,
    ...ApplicationAuthorisation[],
  ];
const idOf = (number: number) => `9a000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
const appId = (number: number) => `80000000-0000-4000-8000-00000000000${number}`;
const packages = (number: number) =>
  exampleOf('listPackageAuthorisations', appId(number)) as [
    ApplicationPackage,
    ...ApplicationPackage[],
  ];

const applicationIn = (given: readonly ApplicationAuthorisation[], index = 0) => {
  const found = childApplications(given)[index];
  if (!found) throw new Error(`There is no application ${index}.`);
  return found;
};
const shown = (application: ChildApplication, known?: ApplicationPackage[]) =>
  versionGroups(application, known).map(({ name, isLatest, organisations }) => [
    name,
    isLatest,
    organisations.map(({ label }) => label),
  ]);

describe('versions of an application', () => {
  test('are sorted newest first, each with its organisations, and Unauthorised is last', () => {
    expect(shown(applicationIn(rows()), packages(1).reverse())).toEqual([
      ['5.6.1.250', true, ['Harbour Quay [HQUAY]']],
      ['5.5.0.233', false, ['Harbour Market [HMARKET]']],
      ['5.4.0.210', false, []],
      ['Unauthorised', false, []],
    ]);
    expect(shown(applicationIn(rows(), 1), packages(2))).toEqual([
      ['2.2.0.48', true, []],
      ['2.1.0.40', false, ['Harbour Quay [HQUAY]']],
      ['Unauthorised', false, ['Harbour Market [HMARKET]']],
    ]);
  });

  test('are the current and the latest versions of the rows until the packages have loaded', () => {
    expect(shown(applicationIn(rows(), 1))).toEqual([
      ['2.2.0.48', true, []],
      ['2.1.0.40', false, ['Harbour Quay [HQUAY]']],
      ['Unauthorised', false, ['Harbour Market [HMARKET]']],
    ]);
  });

  test('a version that is no longer among the packages keeps its organisations', () => {
    const [newest] = packages(1);
    expect(shown(applicationIn(rows()), [newest])).toEqual([
      ['5.6.1.250', true, ['Harbour Quay [HQUAY]']],
      ['5.5.0.233', false, ['Harbour Market [HMARKET]']],
      ['Unauthorised', false, []],
    ]);
  });

  test('compares numbers, not text: 10 is newer than 9', () => {
    const [newest] = packages(1);
    const made = [9, 10, 8].map((minorVersion) => ({
      ...newest,
      minorVersion,
      applicationPackageID: idOf(minorVersion),
    }));
    const names = versionGroups({ ...applicationIn(rows()), versions: new Map() }, made).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['5.10.1.250', '5.9.1.250', '5.8.1.250', 'Unauthorised']);
  });
});

test('an application and an organisation without names are shown as "No name"', () => {
  const [row] = rows();
  const organisation = {
    organisationID: row.organisation.organisationID,
    organisationCode: '',
    name: '',
  };
  const application = applicationIn([{ ...row, applicationName: '', organisation }]);
  expect(application.name).toBe('No name');
  expect(application.organisations).toMatchObject([
    { name: 'No name', code: '', label: 'No name' },
  ]);
});

describe('the tree', () => {
  test('counts the organisations on the latest version and those on an older one', () => {
    const nodes = childApplications(rows()).map((application) => {
      const groups = versionGroups(application, packages(Number(application.id.at(-1))));
      const children = groups.map((group) => nodeOf(application, group));
      return { ...nodeOf(application), children };
    });
    expect(nodes.map((node) => [node.name, badgesOf(node)])).toEqual([
      [
        'POS Terminal',
        [
          { count: 1, isLatest: true, note: '1 org on the latest version' },
          { count: 1, isLatest: false, note: '1 org on an older version' },
        ],
      ],
      ['Kitchen Display', [{ count: 1, isLatest: false, note: '1 org on an older version' }]],
    ]);
    expect(nodes[1]?.children?.map((node) => [node.id, badgesOf(node)])).toEqual([
      ['pkg:81000000-0000-4000-8000-000000000005', []],
      [
        'pkg:81000000-0000-4000-8000-000000000004',
        [{ count: 1, isLatest: false, note: '1 org on 2.1.0.40' }],
      ],
      [
        `none:${appId(2)}`,
        [{ count: 1, isLatest: false, note: '1 org not authorised for Kitchen Display' }],
      ],
    ]);
    expect(nodeId(appId(2))).toBe(`app:${appId(2)}`);
  });

  test('an application has children to load until its packages have loaded', () => {
    expect(nodeOf(applicationIn(rows()))).toMatchObject({ hasChildren: true, children: null });
  });

  test('groups five thousand organisations and ten thousand versions', () => {
    const [first] = rows();
    const [newest] = packages(1);
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...first,
      organisation: { organisationID: idOf(index), organisationCode: `C${index}`, name: 'Name' },
      currentVersion: index % 2 ? first.currentVersion : null,
    }));
    const versions = Array.from({ length: 10_000 }, (_, index) => ({
      ...newest,
      applicationPackageID: idOf(index),
      revision: (index * 7_919) % 10_007,
    }));
    const application = applicationIn(many);
    const groups = versionGroups(application, versions);
    expect(groups).toHaveLength(10_002);
    expect(groups.find(({ key }) => key === unauthorised)?.organisations).toHaveLength(2_500);
  });
});
