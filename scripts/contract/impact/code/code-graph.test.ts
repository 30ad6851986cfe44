import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCodeGraph } from './code-graph';

const root = mkdtempSync(join(tmpdir(), 'graph-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = {
  'src/api/users.ts': `
    import { commitUsers, getUser, listUsers } from './answers';
    import { refresh, query } from './calls';
    export type * from './answers';
    export const userQueries = {
      list: () => query(listUsers),
      single: (id: string) => query(getUser, id),
    };
    export const useCommit = () => query(commitUsers, refresh(userQueries));`,
  'src/api/answers.ts': `
    export const listUsers = 'list';
    export const getUser = 'get';
    export const commitUsers = 'commit';
    export type User = { fullName: string };`,
  'src/api/calls.ts': `
    export interface ResourceQueries { list: () => unknown }
    export const refresh = (queries: ResourceQueries) => queries.list();
    export const query = (...given: unknown[]) => given;`,
  'src/features/grid.tsx': `
    import { type User, userQueries } from '~/api/users';
    const base = '/admin/users';
    export const edit = (id: string) => \`\${base}/edit/\${id}\`;
    export const Grid = () => <p>{String(userQueries.list())}</p>;
    export const Empty = () => <p>{edit('new')}</p>;
    export const nameOf = (user: User) => user.fullName;`,
  'src/features/edit.tsx': `
    import { userQueries } from '~/api/users';
    const { single } = userQueries;
    export const Edit = () => <p>{String(single('1'))}</p>;`,
  'src/features/late.ts': `
    export const Late = async () => (await import('./edit')).Edit;
    export const Named = async () => { const { Edit } = await import('./edit'); return Edit; };`,
  'src/features/open-tools.ts': `
    export { Edit } from './edit';
    export { Grid } from './grid';`,
  'src/features/tools.ts': `
    import { LatePart } from '~/late-part';
    export const tools = new LatePart(() => import('./open-tools'));`,
  'src/features/place.tsx': `
    import { tools, useLatePart } from './tools';
    export const Place = () => { const part = useLatePart(tools); return part ? <part.Edit /> : null; };`,
  'src/features/other-place.tsx': `
    import { tools } from './tools';
    export const OtherPlace = () => <p>{String(tools)}</p>;`,
  'src/features/shadow.ts': `
    import { userQueries } from '~/api/users';
    export const local = (userQueries: { list: () => string }) => userQueries.list();
    export const keys = (client: { invalidateQueries: (list: string) => void }) => client.invalidateQueries(userQueries.list());`,
  'service/x.ts': '',
  'scripts/x.ts': '',
  'e2e/x.ts': '',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const graph = readCodeGraph(root);
const reaching = (name: string) =>
  [...graph.reaching([`src/api/answers.ts#${name}`])]
    .filter((id) => !id.includes('answers'))
    .sort();

test('an operation is reached through the member that uses it, and not through its neighbours', () => {
  expect(reaching('listUsers')).toContain('src/api/users.ts#userQueries.list');
  expect(reaching('listUsers')).not.toContain('src/features/edit.tsx#Edit');
});

test('members that are taken apart and late imports are followed', () => {
  expect(reaching('getUser')).toEqual([
    'src/api/users.ts#userQueries.single',
    'src/features/edit.tsx#Edit',
    'src/features/edit.tsx#single',
    'src/features/late.ts#Late',
    'src/features/late.ts#Named',
    'src/features/place.tsx#Place',
  ]);
});

test('what a late part passes on is reached from its place, or else through the part', () => {
  expect(reaching('getUser')).not.toContain('src/features/tools.ts#tools');
  expect(reaching('listUsers')).toEqual([
    'src/api/users.ts#userQueries.list',
    'src/features/grid.tsx#Grid',
    'src/features/other-place.tsx#OtherPlace',
    'src/features/place.tsx#Place',
    'src/features/tools.ts#tools',
  ]);
});

test('what makes queries stale does not read them', () => {
  expect(reaching('commitUsers')).toEqual(['src/api/users.ts#useCommit']);
});

test('a type is known to what names it, through an export of all types', () => {
  expect([...graph.typedBy(['src/api/answers.ts#User'])]).toContain('src/features/grid.tsx#nameOf');
  expect(graph.units.get('src/features/grid.tsx#nameOf')?.names).toContain('fullName');
});

test('a text has the constants in it, and an asterisk for what only the run knows', () => {
  expect([...(graph.units.get('src/features/grid.tsx#edit')?.texts ?? [])]).toContain(
    '/admin/users/edit/*',
  );
});
