import { expect, type Page } from '@playwright/test';
import type {
  ApplicationAuthorisation,
  ClientApplicationState,
  HealthTreeNode,
} from '../../../src/api/schema.gen';
import { TreePage } from '../pages/tree-page';
import { readJson } from './calls';

const fourteenDays = 14 * 24 * 60 * 60 * 1000;

const healthPath = (orgId: string) => `/organisation/${orgId}/systemhealth`;
export const healthCall = '**/systemhealthtree';

/** Returns nodes with all nodes below them. */
export const nodesOf = (nodes: readonly HealthTreeNode[]): HealthTreeNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.children)]);
export const statesOf = (nodes: readonly HealthTreeNode[]): ClientApplicationState[] =>
  nodesOf(nodes).flatMap(({ entity }) => entity.clientApplicationStates);

const isSilent = ({ dateTimeUpdated }: ClientApplicationState) =>
  Date.now() - Date.parse(dateTimeUpdated) > fourteenDays;

/** Reads the health tree of an organisation, and counts what the page must show. */
export async function readHealth(page: Page, orgId: string) {
  const api = `/api/organisation/${orgId}`;
  const tree = await readJson<HealthTreeNode[]>(page.request, `${api}/systemhealthtree`);
  const rows = await readJson<ApplicationAuthorisation[]>(page.request, `${api}/authorisations`);
  const latest = new Map(
    rows.map(({ applicationName, latestVersion: version }) => [
      applicationName,
      version &&
        [version.majorVersion, version.minorVersion, version.buildNumber, version.revision].join(
          '.',
        ),
    ]),
  );
  const countsOf = (states: readonly ClientApplicationState[]) => {
    const heard = states.filter((state) => !isSilent(state));
    const upToDate = heard.filter(
      ({ applicationName, applicationVersion }) =>
        latest.get(applicationName) === applicationVersion,
    ).length;
    return {
      upToDate,
      behind: heard.length - upToDate,
      silent: states.length - heard.length,
    };
  };
  return { tree, countsOf };
}

/** The System Health page. */
export class SystemHealthPage extends TreePage {
  async open(orgId: string, search: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams(search).toString();
    await this.page.goto(`${healthPath(orgId)}${query ? `?${query}` : ''}`);
    await expect(this.rows().first()).toBeVisible();
  }

  rows() {
    return this.page.getByRole('tree', { name: 'System Health' }).getByRole('treeitem');
  }

  row(name: string) {
    return this.page.getByRole('treeitem', { name: new RegExp(`^${name}( |$)`) });
  }

  status(name: string) {
    return this.page
      .getByRole('group', { name: 'Status' })
      .getByRole('button', { name: new RegExp(`^\\W*${name} `) });
  }

  filterBox() {
    return this.page.getByPlaceholder('Filter name/code/device');
  }

  table(name: string) {
    return this.page.getByRole('table', { name, exact: true });
  }
}
