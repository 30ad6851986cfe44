import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { app, openAcceptances, panelHeading, version } from './acceptances-page';

/** Opens the panel of a version that is accepted in part. */
export const openVersion = async (given?: Parameters<typeof openAcceptances>[1]) => {
  const opened = await openAcceptances({ app: app(1), version: version(3) }, given);
  await panelHeading('POS Terminal 5.6.1.250');
  return opened;
};
export const acceptButton = () => screen.getByRole('button', { name: 'Accept' });
export const box = (name: string) => screen.getByRole('checkbox', { name });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export async function chooseNode(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Choose an outlet or group' }));
  const choice = await dialog('Choose an outlet or group');
  await user.click(await choice.findByRole('treeitem', { name }));
}

/** Accepts, and confirms the question. */
export async function accept(user: UserEvent) {
  await user.click(acceptButton());
  await user.click((await dialog('Accept version')).getByRole('button', { name: 'Accept' }));
}
