import type { Values } from '../calls/request-of';
import { type Fields, fieldsOf } from '../records/fields-of';
import { requireStored } from './stored-again';
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
  const { applicationPackageAcceptanceID } = fieldsOf(added.body);
  const listed = {
    operationId: 'listAcceptanceNodes',
    values: { ...scope, packageId: applicationPackageID },
    isIt: (node: Fields) =>
      acceptanceOf(node).applicationPackageAcceptanceID === applicationPackageAcceptanceID,
    within: ['entity', 'acceptance'],
  };
  await requireStored(scene, [listed], added, acceptance);
  const later = { ...acceptance, applicationPackageAcceptanceID, notBefore: '2099-01-02 03:00:00' };
  const change = { check: 'change an own record', values, body: later };
  const changed = await succeed(scene, 'updateAcceptance', change);
  await requireStored(scene, [listed], changed, later);
  const settings = { autoAccept: true, notBeforeTimeUTC: '2099-01-01 03:00:00' };
  const save = { check: 'save own settings', values, body: settings };
  const saved = await succeed(scene, 'saveApplicationSettings', save);
  const application = {
    operationId: 'getAcceptancesTree',
    values: scope,
    isIt: ({ id }: Fields) => id === `app:${appId}`,
    within: ['entity', 'settings'],
  };
  await requireStored(scene, [application], saved, { autoAccept: true });
}

const acceptanceOf = (node: Fields) => fieldsOf(fieldsOf(node.entity).acceptance);
