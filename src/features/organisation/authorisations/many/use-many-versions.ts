import { useQueryClient } from '@tanstack/react-query';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import {
  type AcceptanceToAdd,
  useAcceptForOrganisation,
  versionAcceptanceQueries,
} from '~/api/version-acceptances';
import { useCommitPackageAuthorisations } from '~/api/version-authorisations';
import type { CallOutcome, CallOutcomes, ManyItem } from '~/components/many-calls/use-many-calls';
import { exactly } from '~/domain/contract/exact';
import { loadedRecords } from '~/domain/lists';
import { useSession } from '~/session/session';
import { authorisationRequestOf } from '../update-plan';

type Items = readonly ManyItem[];

interface ManyVersions {
  orgId: string;
  appId: string;
  /** The id of the package, or `unauthorised`. */
  version: string;
  /** UTC, `yyyy-mm-dd hh:mm:ss`; null for at once. */
  notBefore: string | null;
}

const tooOld: CallOutcome = {
  kind: 'failed',
  reason: 'Its POSCore does not meet the minimum version requirements.',
};
const notUpdated: CallOutcome = { kind: 'failed', reason: screenWords.authorisations.change.lead };

/** Returns the call that authorises a version for many organisations at once. */
export function useManyAuthorisations({ orgId, appId, version, notBefore }: ManyVersions) {
  const commit = useCommitPackageAuthorisations(orgId);
  return async (items: Items): Promise<CallOutcomes> => {
    const request = authorisationRequestOf(version, items, notBefore);
    const { updatedOrgs, insufficientPOSCoreOrgs } = await commit
      .mutateAsync({ appId, request })
      .catch((cause) => {
        throw inWords(cause, screenWords.authorisations.change);
      });
    const updated = new Set(updatedOrgs.map(({ organisationID }) => organisationID));
    const refused = new Set(insufficientPOSCoreOrgs.map(({ organisationID }) => organisationID));
    return new Map(
      items.flatMap(({ id }): [string, CallOutcome][] => {
        if (refused.has(id)) return [[id, tooOld]];
        return updated.has(id) ? [] : [[id, notUpdated]];
      }),
    );
  };
}

/** Returns the call that accepts a version for all nodes of one organisation. */
export function useManyAcceptances({ appId, version, notBefore }: ManyVersions) {
  const queryClient = useQueryClient();
  const { userID } = useSession();
  const accept = useAcceptForOrganisation(appId);

  /** Whether the organisation has accepted the version for all nodes. */
  const isAccepted = async (orgId: string): Promise<boolean> => {
    const query = versionAcceptanceQueries.tree(orgId);
    const roots = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const versions = roots.flatMap(({ children }) => loadedRecords(children));
    return versions.some(
      ({ entity }) =>
        entity.entityType === 'version' &&
        entity.applicationPackage.applicationPackageID === version &&
        entity.acceptanceStatus.fullyAccepted,
    );
  };

  return async (items: Items): Promise<undefined> => {
    const request = exactly<AcceptanceToAdd>()({
      applicationPackageID: version,
      notBefore,
      rootNodeID: null,
      rootNodeType: null,
      userID,
    });
    try {
      for (const { id: orgId } of items) {
        if (await isAccepted(orgId)) continue;
        await accept.mutateAsync({ orgId, request });
      }
    } catch (cause) {
      throw inWords(cause, screenWords.acceptance.save);
    }
    return undefined;
  };
}
