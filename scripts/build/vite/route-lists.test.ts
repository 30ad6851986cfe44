import { expect, test } from 'vitest';
import { withRouteLists } from './route-lists';

test('the children of a route become a list', () => {
  const code = `const root = load();
const rootChildren: RootChildren = {
  UsersRoute: UsersRoute,
  TeamsRoute:
    TeamsRouteWithChildren,
}
const rootWithChildren = root._addFileChildren(rootChildren);`;
  expect(withRouteLists(code).replace(/\s+/g, ' ')).toBe(
    'const root = load(); const rootChildren: RootChildren = [ UsersRoute, TeamsRouteWithChildren, ] ' +
      'const rootWithChildren = root._addFileChildren(rootChildren);',
  );
});
