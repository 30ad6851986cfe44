import { type APIRequestContext, expect } from '@playwright/test';
import type { ApplicationAuthorisation, ApplicationPackage } from '../../../src/api/schema.gen';
import { versionText } from '../../../src/domain/version-number';
import { TreePage } from '../pages/tree-page';
import { postJson, readJson } from './calls';
import { freshCode, saveOrganisation } from './organisations';

export const posTerminal = '80000000-0000-4000-8000-000000000001';
/**
 * The POS Cores of the demo data: one that is new enough for every package, and one that is not.
 */
const posCores = {
  new: '30000000-0000-4000-8000-000000000001',
  old: '30000000-0000-4000-8000-000000000002',
};

/** Saves a fresh licensee group with three licensees. The last one has an older POS Core. */
export async function saveGroup(request: APIRequestContext) {
  const group = await saveOrganisation(request, { organisationType: 10 });
  const parentOrganisationID = group.organisationID;
  const names = ['Ash', 'Birch', 'Cedar'].map((name) => `${name} ${freshCode()}`);
  const licensees: string[] = [];
  for (const [place, name] of names.entries()) {
    const posCoreInstanceID = place === 2 ? posCores.old : posCores.new;
    const saved = await saveOrganisation(request, {
      name,
      parentOrganisationID,
      posCoreInstanceID,
    });
    licensees.push(saved.organisationID);
  }
  const [ash = '', birch = '', cedar = ''] = names;
  return { orgId: parentOrganisationID, names: { ash, birch, cedar }, licensees };
}

/** Reads the packages of the POS Terminal, newest first, each with its version text. */
export async function readTerminalPackages(request: APIRequestContext, orgId: string) {
  const address = `/api/organisation/${orgId}/packageauthorisations/${posTerminal}`;
  const packages = await readJson<ApplicationPackage[]>(request, address);
  return packages.map((found) => ({ id: found.applicationPackageID, text: versionText(found) }));
}

/** Reads the authorised versions of the POS Terminal in the organisations below, by name. */
export async function readTerminalVersions(request: APIRequestContext, orgId: string) {
  const address = `/api/organisation/${orgId}/childauthorisations`;
  const rows = await readJson<ApplicationAuthorisation[]>(request, address);
  return Object.fromEntries(
    rows
      .filter(({ applicationID }) => applicationID === posTerminal)
      .map(({ organisation, currentVersion }) => [
        organisation.name,
        currentVersion && versionText(currentVersion),
      ]),
  );
}

/** Authorises through the service, as another person would. */
export async function authoriseTerminal(
  request: APIRequestContext,
  orgId: string,
  applicationPackageID: string,
  organisationIDs: string[],
): Promise<void> {
  const address = `/api/organisation/${orgId}/packageauthorisations/${posTerminal}/batch`;
  const data = { applicationPackageID, organisationIDs, autoAcceptNotBeforeDate: null };
  await postJson(request, address, data);
}

/** The Version Authorisation page. */
export class AuthorisationsPage extends TreePage {
  async open(orgId: string, search: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams(search).toString();
    await this.page.goto(`/organisation/${orgId}/authorisations${query ? `?${query}` : ''}`);
    await expect(this.entry('POS Terminal')).toBeVisible();
  }

  tree() {
    return this.page.getByRole('tree', { name: 'Applications' });
  }

  entry(name: string) {
    return this.tree().getByRole('treeitem', { name, exact: true });
  }

  /** The organisations of the selected entry that match the filter. */
  organisations() {
    return this.page.getByRole('tree', { name: 'Organisations' }).getByRole('treeitem');
  }

  organisation(name: string) {
    return this.organisations().and(
      this.page.getByRole('treeitem', { name: new RegExp(`^${name}`) }),
    );
  }

  async choose(label: string, option: string): Promise<void> {
    await this.select(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
    await expect(this.select(label)).toHaveValue(option);
  }

  dialog(name: string) {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Presses Authorise and confirms the dialog. */
  async authorise(title: string, word: string): Promise<void> {
    await this.button('Authorise').click();
    await this.dialog(title).getByRole('button', { name: word, exact: true }).click();
  }

  async confirm(outcome: string): Promise<void> {
    await this.dialog(outcome).getByRole('button', { name: 'OK' }).click();
    await expect(this.dialog(outcome)).toBeHidden();
  }
}
