import { type APIRequestContext, expect } from '@playwright/test';
import type { AcceptanceTreeNode, Organisation, SiteNode } from '../../../src/api/schema.gen';
import { TreePage } from '../pages/tree-page';
import { readJson } from './calls';

/** An application that an organisation may install and has accepted for no site node yet. */
interface Acceptable {
  orgId: string;
  applicationID: string;
  applicationName: string;
  packageID: string;
  version: string;
  /** Two outlets whose names are unique in the organisation. */
  outlets: [string, string];
}

/**
 * Finds the last such application of the signed-in administrator. Other tests search from the first
 * one.
 */
export async function findAcceptable(request: APIRequestContext): Promise<Acceptable> {
  const organisations = await readJson<Organisation[]>(request, '/api/Organisation');
  const licensees = organisations.filter(({ organisationType }) => organisationType === 1);
  for (const { organisationID } of licensees.toReversed()) {
    const path = `/api/organisation/${organisationID}`;
    const tree = await readJson<AcceptanceTreeNode[]>(request, `${path}/acceptancestree`);
    const nodes = await readJson<SiteNode[]>(request, `${path}/outlets/nodes`);
    const isUnique = (name: string) => nodes.filter((node) => node.name === name).length === 1;
    const outlets = nodes.filter(({ name, nodeType }) => nodeType === 2 && isUnique(name));
    const [first, second] = outlets;
    const application = tree.find(({ children }) => children?.[0]?.hasChildren === false);
    const version = application?.children?.[0];
    if (!application || !version || !first || !second) continue;
    return {
      orgId: organisationID,
      applicationID: application.id.slice('app:'.length),
      applicationName: application.name,
      packageID: version.id.slice('version:'.length),
      version: version.name,
      outlets: [first.name, second.name],
    };
  }
  throw new Error('Everything has been accepted.');
}

/** Reads the acceptances of a version from the service. */
export async function readAcceptances(
  request: APIRequestContext,
  orgId: string,
  packageID: string,
) {
  const path = `/api/organisation/${orgId}/acceptancestree/acceptances/${packageID}`;
  const nodes = await readJson<AcceptanceTreeNode[]>(request, path);
  return nodes.flatMap(({ name, entity }) =>
    entity.entityType === 'acceptance' ? { name, notBefore: entity.acceptance.notBefore } : [],
  );
}

/** Reads the settings of an application from the service. */
export async function readSettings(request: APIRequestContext, orgId: string, appId: string) {
  const path = `/api/organisation/${orgId}/acceptancestree`;
  const tree = await readJson<AcceptanceTreeNode[]>(request, path);
  const entity = tree.find(({ id }) => id === `app:${appId}`)?.entity;
  return entity?.entityType === 'application' ? entity.settings : undefined;
}

/** The Install Versions page. */
export class AcceptancesPage extends TreePage {
  async open(orgId: string, search: Record<string, string> = {}): Promise<void> {
    await this.page.goto(`/organisation/${orgId}/acceptances?${new URLSearchParams(search)}`);
    await expect(this.page.getByRole('tree', { name: 'Applications' })).toBeVisible();
  }

  row(name: string) {
    return this.page
      .getByRole('tree', { name: 'Applications' })
      .getByRole('treeitem', { name, exact: true });
  }

  box(name: string) {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  /** Chooses an outlet in the dialog. The search removes other nodes from the list. */
  async chooseNode(name: string): Promise<void> {
    await this.button('Choose an outlet or group').click();
    const choice = this.page.getByRole('dialog', { name: 'Choose an outlet or group' });
    await choice.getByRole('searchbox').fill(name);
    await choice.getByRole('treeitem', { name, exact: true }).click();
    await expect(choice).toBeHidden();
  }

  /** Accepts, and confirms the dialog. */
  async accept(): Promise<void> {
    await this.button('Accept').click();
    const question = this.page.getByRole('dialog', { name: 'Accept version' });
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(question).toBeHidden();
  }
}
