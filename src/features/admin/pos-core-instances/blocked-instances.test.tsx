import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as unsavedEdits from '~/session/unsaved-edits';
import { reloadPage } from '~/session/unsaved-edits';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { replaceReloads } from '~/testing/replaced-reloads';

const reloadToAsk = 'Reload to ask this instance';

beforeEach(replaceReloads);

/** Rejects as the call of a page whose policy does not allow the address. */
function blocked(uri: string) {
  const violation = { effectiveDirective: 'connect-src', blockedURI: uri };
  const event = Object.assign(new Event('securitypolicyviolation'), violation);
  setTimeout(() => document.dispatchEvent(event));
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** Opens the grid with one instance, to whose address the page may send no call. */
async function open(uri: string) {
  const [example] = exampleOf('listPosCoreInstances', 'list');
  const instance = { ...example, uri, versionUri: uri, stagingUri: null, exceptionsUri: uri };
  const opened = await openConsole('/admin/poscoreinstances', 'superUser', {
    'GET /api/POSCoreInstance': () => [instance],
    'GET /api/v1/version/info': () => blocked(uri),
    'GET /api/v1/exceptions/info': () => blocked(uri),
  });
  const header = await screen.findByRole('rowheader', { name: 'POS Core Europe' });
  const row = within(header.closest<HTMLElement>('[role="row"]') ?? header);
  return { ...opened, row };
}

const versionReload = { name: `${reloadToAsk}: Version of POS Core Europe` };

test('the row of an instance that is newer than the page offers to reload', async () => {
  const { row, user } = await open('https://newer.test');
  expect(await row.findByRole('button', versionReload)).toHaveTextContent(reloadToAsk);
  const errors = { name: `${reloadToAsk}: Errors of POS Core Europe` };
  expect(await row.findByRole('button', errors)).toBeVisible();
  expect(row.queryByRole('img', { name: 'Error' })).toBeNull();
  await user.click(row.getByRole('button', versionReload));
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('a reload that would lose edits asks first', async () => {
  const { row, user } = await open('https://newest.test');
  const reload = await row.findByRole('button', versionReload);
  vi.spyOn(unsavedEdits, 'hasUnsavedEdits').mockReturnValue(true);
  await user.click(reload);
  const question = () => screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reloadPage).not.toHaveBeenCalled();
  await user.click(reload);
  await user.click(within(await question()).getByRole('button', { name: 'Reload without saving' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('the row of an instance that no policy can name says that its address has to change', async () => {
  const { row } = await open('https://never_named.test');
  const [reason] = await row.findAllByText('Cannot be asked');
  expect(reason).toHaveAttribute('data-note', expect.stringContaining('cannot ask this host'));
  expect(row.queryByRole('button', { name: /^(Reload|Retry)/ })).toBeNull();
});
