import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import {
  type AcceptanceToAdd,
  useAcceptForOrganisations,
  versionAcceptanceQueries,
} from '~/api/version-acceptances';
import { useCommitPackageAuthorisations } from '~/api/version-authorisations';
import type { CallOutcome, CallOutcomes, ManyItem } from '~/components/many-calls/use-many-calls';
import { wasDone } from '~/domain/call-outcome';
import { exactly } from '~/domain/contract/exact';
import { loadedRecords } from '~/domain/lists';
import { useSession } from '~/session/session';
import type { AuthorisationSelection } from '../child-authorisations';
import { changeText, useFreshPlan } from '../fresh-plan';
import { authorisationRequestOf, questionOf, summaryText, type UpdatePlan } from '../update-plan';

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

/**
 * Returns the call that authorises a version for many organisations at once, and the read before it.
 * @param selection the entry whose organisations are selected
 * @param plan what the dialog says that it will do
 */
export function useManyAuthorisations(
  { orgId, appId, version, notBefore }: ManyVersions,
  selection: AuthorisationSelection,
  plan: UpdatePlan | undefined,
) {
  const commit = useCommitPackageAuthorisations(orgId);
  const readPlan = useFreshPlan(orgId, selection);
  // What the person knows. A failed attempt reads again, too, and says nothing about it.
  const known = useRef<UpdatePlan>(undefined);
  const prepare = async (items: Items): Promise<CallOutcomes> => {
    const asked = known.current ?? plan;
    const ids = new Set(items.map(({ id }) => id));
    const left = asked?.organisations.filter(({ id }) => ids.has(id));
    const fresh = asked && left && (await readPlan({ ...asked, organisations: left }));
    if (!asked || !left || !fresh) return new Map();
    known.current = fresh;
    const change = changeText({ ...asked, organisations: left }, fresh, selection);
    if (change === undefined) return new Map();
    const { isRollback, rollback } = questionOf(selection.application, fresh);
    throw new Error([change, summaryText(fresh), isRollback ? rollback : ''].join(' ').trim());
  };
  const send = async (items: Items): Promise<CallOutcomes> => {
    const request = authorisationRequestOf(version, items, notBefore);
    const answer = await commit.mutateAsync({ appId, request }).catch((cause) => {
      const failure = inWords(cause, screenWords.authorisations.change);
      // Only the answer says which organisations the service has left out.
      if (wasDone(cause)) return failure;
      throw failure;
    });
    if (answer instanceof Error) {
      const unclear: CallOutcome = { kind: 'unclear', reason: answer.message };
      return new Map(items.map(({ id }) => [id, unclear]));
    }
    const { updatedOrgs, insufficientPOSCoreOrgs } = answer;
    const updated = new Set(updatedOrgs.map(({ organisationID }) => organisationID));
    const refused = new Set(insufficientPOSCoreOrgs.map(({ organisationID }) => organisationID));
    return new Map(
      items.flatMap(({ id }): [string, CallOutcome][] => {
        if (refused.has(id)) return [[id, tooOld]];
        return updated.has(id) ? [] : [[id, notUpdated]];
      }),
    );
  };
  return { send, prepare };
}

/** Returns the call that accepts a version for all nodes of one organisation. */
export function useManyAcceptances({ appId, version, notBefore }: ManyVersions) {
  const queryClient = useQueryClient();
  const { userID } = useSession();
  const accept = useAcceptForOrganisations(appId);

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
    const body = exactly<AcceptanceToAdd>()({
      applicationPackageID: version,
      notBefore,
      rootNodeID: null,
      rootNodeType: null,
      userID,
    });
    try {
      for (const { id } of items) {
        if (!(await isAccepted(id))) await accept.mutateAsync({ id, body });
      }
    } catch (cause) {
      throw inWords(cause, screenWords.acceptance.save);
    }
    return undefined;
  };
}
