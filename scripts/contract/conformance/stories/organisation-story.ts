import { type Fields, rowsOf } from '../records/fields-of';
import { valuesAlong } from '../records/values-along';
import { organisations } from './batch-resource';
import { addRecord, changeNothing, changeRecord, deleteRecord, placeInList } from './own-record';
import { tellOfPermanent } from './permanent-acceptance';
import { type Place, requireGone, requireStored } from './stored-again';
import { organisationOf, type Story, type StoryScene, succeed } from './story';

const licensee = 1;

/** An organisation below an existing one: its profile, its start and the versions it may install. */
export const organisationStory: Story = {
  operations: [
    'commitOrganisations',
    'getOrganisationProfile',
    'saveOrganisationProfile',
    'setOrganisationTimeZone',
    'initialiseOrganisation',
    'commitPackageAuthorisations',
  ],
  async tell(scene) {
    const { run, person, tag } = scene;
    const { orgId: parentOrganisationID } = await organisationOf(scene);
    const name = `Conformance ${tag}`;
    const own = await addRecord(scene, organisations, {
      organisationCode: `CF${tag}`,
      name,
      parentOrganisationID,
    });
    const others = {
      ...(await serversOf(scene)),
      ...(await typeOfSibling(scene, parentOrganisationID)),
    };
    await changeRecord(scene, own, { name: `${name} 2`, active: true, ...others });
    await changeNothing(scene, own);

    const values = { orgId: own.id };
    await run.call('getOrganisationProfile', { check: 'read an own record', as: person, values });
    await saveParts(scene, values);
    const started = await run.call('initialiseOrganisation', {
      check: 'initialise an own record',
      as: person,
      values,
      body: {
        currencyCode: 'GBP',
        authorisedAppIds: [],
        initialAdminTeamID: null,
        initialAdminUserID: null,
        defaultConfigTemplateOrgCode: null,
      },
    });
    if (started.isRight)
      await requireStored(scene, [placeInList(own)], started, { initialised: true });
    await authorise(scene, own.id, parentOrganisationID);
    // An accepted version may keep the service from deleting it. The ledger tries, and says what is left.
    if (!scene.isPermanent) await deleteRecord(scene, own);
  },
};

/** The first server of each kind, for the fields of an organisation that name them. */
async function serversOf({ records }: StoryScene): Promise<Fields> {
  const instances = await records.read('listPosCoreInstances', {});
  const servers = await records.read('listIntegrationServers', {});
  const ofType = (type: number) =>
    rowsOf(servers).find((server) => server.integrationServerInstanceType === type)
      ?.integrationServerInstanceID;
  const [posCoreInstanceID] = valuesAlong(instances, '[].posCoreInstanceID');
  const found = {
    posCoreInstanceID,
    remoteOrderServerInstanceID: ofType(1),
    dataExtractionServerInstanceID: ofType(2),
    partnerServerInstanceID: ofType(3),
    reportingServerInstanceID: ofType(4),
  };
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined));
}

/** A type beside the usual one that the service allows below this parent, if there is one. */
async function typeOfSibling({ records }: StoryScene, parent: string): Promise<Fields> {
  const found = await records.firstRecord(
    'listOrganisations',
    ({ parentOrganisationID, organisationType }) =>
      parentOrganisationID === parent && organisationType !== licensee,
  );
  return found ? { organisationType: found.record.organisationType } : {};
}

/** Saves the profile and the time zone of the own organisation. */
async function saveParts(scene: StoryScene, values: { orgId: string }): Promise<void> {
  const { run, person: as } = scene;
  const save = async (operationId: string, read: string, check: string, body: Fields) => {
    const saved = await run.call(operationId, { check, as, values, body });
    if (saved.isRight) await requireStored(scene, [{ operationId: read, values }], saved, body);
  };
  const profile = { organisationID: values.orgId, name: `Conformance ${scene.tag} 4` };
  await save('saveOrganisationProfile', 'getOrganisationProfile', 'save an own record', profile);
  for (const timeZone of ['Europe/London', null]) {
    const check = 'set the time zone';
    await save('setOrganisationTimeZone', 'getOrganisationTimeZone', check, { timeZone });
  }
}

/** Authorises a version of an application for the own organisation, and withdraws it. */
async function authorise(scene: StoryScene, organisationID: string, parentID: string) {
  const { run, records } = scene;
  const list = run.operation('listPackageAuthorisations');
  const values = await records.valuesFor(list, { orgId: parentID });
  const packages = values && (await records.read('listPackageAuthorisations', values));
  const found = rowsOf(packages).at(-1)?.applicationPackageID;
  if (!values || typeof found !== 'string') {
    const reason = 'listPackageAuthorisations has no version to authorise.';
    return run.results.explain('commitPackageAuthorisations', reason);
  }
  const isOfApplication = ({ applicationID }: Fields) => applicationID === values.appId;
  const place: Place = {
    operationId: 'listAuthorisations',
    values: { orgId: organisationID },
    isIt: isOfApplication,
    within: ['currentVersion'],
  };
  const send = async (check: string, applicationPackageID: string | null) => {
    const organisationIDs = [organisationID];
    const body = { applicationPackageID, organisationIDs, autoAcceptNotBeforeDate: null };
    const saved = await succeed(scene, 'commitPackageAuthorisations', { check, values, body });
    if (applicationPackageID) await requireStored(scene, [place], saved, { applicationPackageID });
    else
      await requireGone(
        scene,
        { ...place, isIt: (row: Fields) => isOfApplication(row) && row.currentVersion !== null },
        saved,
      );
  };
  await send('authorise an own record', found);
  if (scene.isPermanent)
    await tellOfPermanent(scene, { orgId: organisationID }, String(values.appId), found);
  await send('withdraw what was authorised', null);
}
