import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/commands/lib/free-port';
import type { Served } from '../../scripts/commands/lib/served';
import { startProgram } from '../../scripts/commands/lib/start-program';
import { startService } from '../../scripts/commands/lib/start-service';
import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { Grid } from '../support/pages/grid';
import { fillSignIn } from '../support/pages/sign-in';

const firstPort = Number(process.env.E2E_PORT ?? 4273) + 60;

const running: Served[] = [];
test.afterEach(async () => {
  for (const served of running.splice(0)) await served.stop();
});

async function startMock(folder: string, ...options: string[]): Promise<Served> {
  const port = await freePort(firstPort);
  const origin = `http://localhost:${port}`;
  const mock = ['--import', 'tsx', 'scripts/mock/main.ts', `--port=${port}`];
  const commandLine = [...mock, `--stories=${folder}`, ...options];
  const stop = await startProgram({ commandLine, environment: {}, readyAddress: `${origin}/mock` });
  running.push({ origin, stop });
  return { origin, stop };
}

/** Opens the record of the first user from the list by its link, and saves a changed name in the list. */
async function editFirstUser(page: Page) {
  const grid = new Grid(page, 'Users');
  const first = page.getByRole('rowheader').first();
  await expect(first).toBeVisible();
  const person = await first.innerText();
  const locales = await grid.texts('Locale');
  await grid.row(person).getByRole('link', { name: /Edit/ }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(person);
  await page.goBack();
  await grid.edit(grid.row(person), 'Full Name', 'Ada Holm');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(save).toHaveCount(0);
  return { person, locales, saved: await first.innerText() };
}

test('a recorded service is played without its people: list, record and save', async ({
  page,
  complaints,
}, { outputDir }) => {
  const folder = join(outputDir, 'stories');
  const service = await startService({ port: await freePort(firstPort) });
  running.push(service);
  const recording = await startMock(folder, `--record=${service.origin}`, '--record-changes');
  // The sign-in page of the service also opens beside the panel.
  complaints.provoke(/status of 401/);
  await page.goto(`${recording.origin}/mock/beside/`);
  const beside = page.frameLocator('iframe[title="Console"]');
  await beside.getByRole('link', { name: 'Login' }).click();
  await expect(beside.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.goto(`${recording.origin}/authentication/login?returnUrl=/admin/users`);
  await fillSignIn(page, superUser);
  const seen = await editFirstUser(page);
  expect(seen).toMatchObject({ person: 'Ada Marchetti', saved: 'Ada Holm' });
  await page.goto(`${recording.origin}/mock?from=/admin/users`);
  await expect(page.getByText(`Recording from ${service.origin}: `)).toBeVisible();
  await page.getByText('Save the recording as a story').click();
  await page.getByLabel('Title').fill('The users of today');
  await page.getByLabel('Name of its file').fill('users-of-today');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'The users of today' })).toBeVisible();

  const plain = await startMock(folder);
  await page.goto(`${plain.origin}/?story=users-of-today`);
  const played = await editFirstUser(page);
  expect(played).toEqual({
    person: expect.stringMatching(/^Person \d+$/),
    locales: seen.locales,
    saved: expect.stringMatching(/^Person \d+$/),
  });
  expect(played.saved).not.toBe(played.person);
  await rm(folder, { recursive: true });
});
