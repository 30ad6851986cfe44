import type { Values } from '../calls/request-of';
import { type StoryScene, succeed } from './story';

/**
 * Accepts a version for the own organisation, which the contract has no call to take back. An
 * organisation with an accepted version may not be deletable.
 * @param scope the own organisation
 */
export async function tellOfPermanent(
  scene: StoryScene,
  scope: Values,
  appId: string,
  applicationPackageID: string,
): Promise<void> {
  const { person } = scene;
  const values = { ...scope, appId };
  const acceptance = {
    applicationPackageID,
    notBefore: '2099-01-01 03:00:00',
    rootNodeID: null,
    rootNodeType: null,
    userID: person.userID,
  };
  const added = await succeed(scene, 'addAcceptance', {
    check: 'accept a version',
    values,
    body: acceptance,
  });
  const { applicationPackageAcceptanceID } = added.body as Record<string, unknown>;
  await succeed(scene, 'updateAcceptance', {
    check: 'change an own record',
    values,
    body: { ...acceptance, applicationPackageAcceptanceID, notBefore: '2099-01-02 03:00:00' },
  });
  await succeed(scene, 'saveApplicationSettings', {
    check: 'save own settings',
    values,
    body: { autoAccept: true, notBeforeTimeUTC: '2099-01-01 03:00:00' },
  });
}
