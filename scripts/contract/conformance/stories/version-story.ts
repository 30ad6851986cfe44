import type { Values } from '../calls/request-of';
import { type Fields, fieldsOf } from '../records/fields-of';
import type { Story, StoryScene } from './story';

/**
 * Saves settings and an acceptance as they are, which changes nothing, and accepts what is accepted
 * already, which a service refuses. The contract has no call to take an acceptance back.
 */
export const versionStory: Story = {
  operations: ['saveApplicationSettings', 'updateAcceptance', 'addAcceptance'],
  async tell(scene) {
    const { run, person, records } = scene;
    await saveSame(scene);
    const found = await records.firstRecord('listAcceptanceNodes', (node) =>
      Boolean(entityOf(node).acceptance),
    );
    if (!found) {
      const reason = 'listAcceptanceNodes has no acceptance.';
      for (const one of ['updateAcceptance', 'addAcceptance']) run.results.explain(one, reason);
      return;
    }
    const { acceptance, applicationID } = entityOf(found.record);
    const { dateTimeAccepted: _time, ...fields } = fieldsOf(acceptance);
    const at = { ...found.values, appId: String(applicationID) };
    const same = { ...fields, userID: person.userID };
    const check = 'save a record as it is';
    await run.call('updateAcceptance', { check, as: person, values: at, body: same });
    await refuseTwice(scene, at, same);
  },
};

async function saveSame({ run, person, records }: StoryScene): Promise<void> {
  const settingsOf = (node: Fields) => entityOf(node).settings as Fields | undefined;
  // Settings that somebody has saved, so that saving them makes no new record.
  const found =
    (await records.firstRecord(
      'getAcceptancesTree',
      (node) => settingsOf(node)?.autoAccept === true,
    )) ??
    (await records.firstRecord('getAcceptancesTree', (node) => settingsOf(node) !== undefined));
  if (!found) {
    const reason = 'getAcceptancesTree has no application with settings.';
    return run.results.explain('saveApplicationSettings', reason);
  }
  await run.call('saveApplicationSettings', {
    check: 'save a record as it is',
    as: person,
    values: { ...found.values, appId: String(entityOf(found.record).applicationID) },
    body: settingsOf(found.record),
  });
}

async function refuseTwice({ run, person, isPermanent }: StoryScene, values: Values, same: Fields) {
  const { applicationPackageAcceptanceID: _id, ...acceptance } = same;
  await run.call('addAcceptance', {
    check: 'refuse to accept a version twice',
    as: person,
    values,
    body: acceptance,
    expected: [400],
  });
  if (isPermanent) return;
  const reason = 'Nothing takes an acceptance back. --permanent makes one for an own organisation.';
  run.results.explain('addAcceptance', reason);
}

const entityOf = (node: Fields) => fieldsOf(node.entity);
