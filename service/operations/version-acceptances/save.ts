import { and, eq } from 'drizzle-orm';
import { versionText } from '../../../src/domain/version-number';
import { type AuditEntry, writeAuditLog } from '../../audit-log';
import { CodedError } from '../../contract/coded-error';
import { acceptances, applicationSettings } from '../../database/schema/versions';
import { handler } from '../handler';
import { readAuthorisedApplications } from './authorised-application';
import {
  momentOf,
  nameOfNode,
  requireAuthorisedVersion,
  requireCaller,
  requireNode,
  requireNotAccepted,
  requireSameAcceptance,
} from './check';
import { settingsText, startText } from './start-text';
import { toAcceptance } from './tree';

/** How an application accepts new versions until somebody saves it. */
const unset = { autoAccept: false, notBeforeTimeUTC: null };

const notAuthorised = 'The organisation is not authorised to use this application.';

export const saveApplicationSettings = handler(
  'saveApplicationSettings',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, body, caller, now } = request;
    return database.transaction(async (transaction) => {
      const { orgId, appId } = params;
      const authorised = (await readAuthorisedApplications(transaction, orgId)).get(appId);
      if (!authorised) throw new CodedError<'saveApplicationSettings'>(404, notAuthorised);
      const { autoAccept, notBeforeTimeUTC } = body;
      momentOf(notBeforeTimeUTC);
      const key = and(
        eq(applicationSettings.organisationID, orgId),
        eq(applicationSettings.applicationID, appId),
      );
      const [before = unset] = await transaction.select().from(applicationSettings).where(key);
      if (before.autoAccept === autoAccept && before.notBeforeTimeUTC === notBeforeTimeUTC) {
        return { status: 200, body };
      }
      await transaction
        .insert(applicationSettings)
        .values({ organisationID: orgId, applicationID: appId, ...body })
        .onConflictDoUpdate({
          target: [applicationSettings.organisationID, applicationSettings.applicationID],
          set: body,
        });
      const { organisation, application } = authorised;
      const message = settingsText(application.name, before, body);
      const entry: AuditEntry = {
        type: 'AutomaticAcceptanceChanged',
        caller,
        organisation,
        message,
      };
      await writeAuditLog(transaction, now, [entry]);
      return { status: 200, body };
    });
  },
);

export const addAcceptance = handler(
  'addAcceptance',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, body, caller, now } = request;
    return database.transaction(async (transaction) => {
      const { orgId, appId } = params;
      const authorised = (await readAuthorisedApplications(transaction, orgId)).get(appId);
      if (!authorised) throw new CodedError<'addAcceptance'>(404, notAuthorised);
      requireCaller(body, caller);
      requireAuthorisedVersion(body, authorised);
      const notBefore = momentOf(body.notBefore);
      const node = await requireNode(transaction, orgId, body);
      await requireNotAccepted(transaction, orgId, body);
      const [saved] = await transaction
        .insert(acceptances)
        .values({
          organisationID: orgId,
          applicationPackageID: body.applicationPackageID,
          notBefore,
          rootNodeID: body.rootNodeID,
          rootNodeType: body.rootNodeType,
          userID: caller.userID,
          isAutomatic: false,
          dateTimeAccepted: now,
        })
        .returning();
      if (!saved) throw new Error('A saved acceptance was not returned.');
      const { organisation, application, version } = authorised;
      const what = `${application.name} ${versionText(version)}`;
      const message = `${what} was accepted for ${nameOfNode(node?.name)}, to be installed ${startText(notBefore)}.`;
      const entry: AuditEntry = { type: 'VersionAccepted', caller, organisation, message };
      await writeAuditLog(transaction, now, [entry]);
      return { status: 200, body: toAcceptance(saved) };
    });
  },
);

export const updateAcceptance = handler(
  'updateAcceptance',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, body, caller, now } = request;
    return database.transaction(async (transaction) => {
      const { orgId, appId } = params;
      const authorised = (await readAuthorisedApplications(transaction, orgId)).get(appId);
      if (!authorised) throw new CodedError<'updateAcceptance'>(404, notAuthorised);
      requireCaller(body, caller);
      const notBefore = momentOf(body.notBefore);
      const { before, version, nodeName } = await requireSameAcceptance(transaction, params, body);
      if (before.notBefore?.getTime() === notBefore?.getTime()) {
        return { status: 200, body: toAcceptance(before) };
      }
      const [saved] = await transaction
        .update(acceptances)
        .set({ notBefore, isAutomatic: false })
        .where(
          eq(acceptances.applicationPackageAcceptanceID, before.applicationPackageAcceptanceID),
        )
        .returning();
      if (!saved) throw new Error('A saved acceptance was not returned.');
      const { organisation, application } = authorised;
      const what = `The acceptance of ${application.name} ${versionText(version)}`;
      const message = `${what} for ${nameOfNode(nodeName)} was changed: it is to be installed ${startText(notBefore)} instead of ${startText(before.notBefore)}.`;
      const entry: AuditEntry = { type: 'VersionAccepted', caller, organisation, message };
      await writeAuditLog(transaction, now, [entry]);
      return { status: 200, body: toAcceptance(saved) };
    });
  },
);
