import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole, type Persona } from '~/testing/open-console';

// What each grid does when somebody else saves meanwhile, and when the answer to a save is lost.

type StoredRecord = Record<string, unknown>;

interface EditedGrid {
  path: string;
  persona: Persona;
  /** The call of the list. The address of the batch is below it. */
  api: string;
  records: () => StoredRecord[];
  idKey: string;
  /** The field that names a record and can be edited. */
  field: string;
  /** The keys that fill in a new row, from its first editor on. */
  typed: string;
}

const admin = { persona: 'superUser' } as const;
const organisation = { persona: 'organisationAdministrator' } as const;
const page = `/organisation/${harbour}`;
const api = `/api/organisation/${harbour}`;

const grids: Record<string, EditedGrid> = {
  users: {
    ...admin,
    path: '/admin/users',
    api: '/api/user',
    records: () => exampleOf('listUsers', 'users'),
    idKey: 'userID',
    field: 'fullName',
    typed: 'New{Tab}New Person{Tab}new@demo.test{Enter}',
  },
  clients: {
    ...admin,
    path: '/admin/clients',
    api: '/api/client',
    records: () => exampleOf('listClients', 'list'),
    idKey: 'clientID',
    field: 'name',
    typed: 'new-till{Tab}New till{Enter}',
  },
  'POS Core instances': {
    ...admin,
    path: '/admin/poscoreinstances?hide=versionUri_stagingUri_exceptionsUri',
    api: '/api/POSCoreInstance',
    records: () => exampleOf('listPosCoreInstances', 'list'),
    idKey: 'posCoreInstanceID',
    field: 'name',
    typed: 'POS Core New{Tab}https://new.demo.test{Enter}',
  },
  'integration servers': {
    ...admin,
    path: '/admin/integrationserver',
    api: '/api/integrationServerInstance',
    records: () => exampleOf('listIntegrationServers', 'list'),
    idKey: 'integrationServerInstanceID',
    field: 'name',
    typed: 'New server{Tab}{ArrowRight}https://new.demo.test{Enter}',
  },
  teams: {
    ...organisation,
    path: `${page}/teams`,
    api: `${api}/team`,
    records: () => exampleOf('listTeams', 'teams'),
    idKey: 'teamID',
    field: 'name',
    typed: 'New team{Enter}',
  },
  'permission groups': {
    ...organisation,
    path: `${page}/permissiongroups`,
    api: `${api}/userpermissiongroup`,
    records: () => exampleOf('listPermissionGroups', 'permissionGroups'),
    idKey: 'userPermissionGroupID',
    field: 'name',
    typed: 'New group{Enter}',
  },
  'service accounts': {
    ...organisation,
    path: `${page}/serviceaccounts`,
    api: `${api}/serviceaccounts`,
    records: () => exampleOf('listServiceAccounts', 'serviceAccounts'),
    idKey: 'serviceAccountID',
    field: 'name',
    typed: 'New account{Tab}{Enter}{ArrowDown}{Enter}',
  },
};

const newId = '99000000-0000-4000-8000-000000000099';

/** Opens a grid over a list that a test changes as another person would. */
async function open({ path, persona, ...grid }: EditedGrid) {
  const state = { list: grid.records(), isAnswerLost: false };
  const [first] = state.list;
  const saved: { changes: StoredRecord[]; deletes: string[] }[] = [];
  const opened = await openConsole(path, persona, {
    '*': () => [],
    'GET /api/v1/version/info': () => exampleOf('getRemoteVersionInfo', 'version'),
    'GET /api/v1/exceptions/info': () => exampleOf('getRemoteExceptionsInfo', 'exceptions'),
    [`GET ${grid.api}`]: () => state.list,
    [`POST ${grid.api}/batch`]: (body: unknown) => {
      const batch = body as (typeof saved)[number];
      saved.push(batch);
      // The service adds the id, unless a person has chosen it, and what it computes itself.
      const changes = batch.changes.map((change) => ({ ...first, [grid.idKey]: newId, ...change }));
      if (!state.isAnswerLost) return { ...batch, changes };
      state.isAnswerLost = false;
      state.list = [...state.list, ...changes];
      throw new TypeError('Failed to fetch');
    },
  });
  const name = String(first?.[grid.field]);
  const label = await screen.findByRole('rowheader', { name });
  return { ...opened, state, saved, label, name };
}

const saveChanges = () => screen.getByRole('button', { name: 'Save Changes' });

describe.each(Object.entries(grids))('%s', (_name, grid) => {
  test("a save does not overwrite another person's change without a question", async () => {
    const { user, state, saved, label, name } = await open(grid);
    label.focus();
    await user.keyboard('{F2}{Control>}a{/Control}Mine{Enter}');
    state.list = state.list.map((record, index) =>
      index === 0 ? { ...record, [grid.field]: 'Theirs' } : record,
    );
    await user.click(saveChanges());
    const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
    const group = within(dialog).getByRole('region', { name });
    expect(saved).toEqual([]);
    expect(within(group).getByRole('radio', { name: 'Theirs Theirs' })).toBeVisible();
    await user.click(within(group).getByRole('radio', { name: 'Yours Mine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.changes).toEqual([expect.objectContaining({ [grid.field]: 'Mine' })]);
  });

  test('a second try after a lost answer sends nothing that was saved already', async () => {
    const { user, state, saved } = await open(grid);
    await user.click(screen.getByRole('button', { name: /^Add / }));
    await user.keyboard(grid.typed);
    state.isAnswerLost = true;
    await user.click(saveChanges());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText(/^New.* was saved already\.$|POS Core New was/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    expect(saved).toHaveLength(1);
  });
});
