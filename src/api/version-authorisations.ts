import { useQueryClient } from '@tanstack/react-query';
import { sendAgainIfReplayed } from '~/domain/call-outcome';
import {
  commitPackageAuthorisations,
  listAuthorisations,
  listChildAuthorisations,
  listPackageAuthorisations,
} from './answers/version-authorisations.gen';
import { query } from './calls';
import { useRepeatableCall } from './repeatable-call';
import type { BatchAuthorisationRequest } from './schema.gen';
import { staleElsewhere } from './stale-elsewhere';
import { useSingleMutation } from './use-single-mutation';

export type * from './answers/version-authorisations.gen';

const all = (orgId: string) => ['version-authorisations', orgId] as const;

/** The applications of the platform and the organisations' authorisations of their versions. */
export const versionAuthorisationQueries = {
  own: (orgId: string) => query(all(orgId), listAuthorisations, { path: { orgId } }),
  /** The authorisations of the organisations below it. */
  children: (orgId: string) => query(all(orgId), listChildAuthorisations, { path: { orgId } }),
  packages: (orgId: string, appId: string) =>
    query(all(orgId), listPackageAuthorisations, { path: { orgId, appId } }),
};

/**
 * Authorises a version of an application for organisations below this one, or removes the
 * authorisation. Only `useReloadAuthorisations` reads again, since the person first confirms the
 * outcome (docs/product/versions-and-health.md#authorisation-outcome).
 */
export const useCommitPackageAuthorisations = (orgId: string) => {
  const sendOnce = useRepeatableCall(commitPackageAuthorisations);
  return useSingleMutation({
    mutationFn: async (sent: { appId: string; request: BatchAuthorisationRequest }) => {
      const path = { orgId, appId: sent.appId };
      return (await sendAgainIfReplayed(() => sendOnce({ path }, sent.request))).answer;
    },
    // Also after a failure: the service may have made the change before it failed.
    onSettled: (_saved, _failure, _sent, _result, { client }) =>
      staleElsewhere('authorisations')(client),
  });
};

/** Returns a function that reads the authorisations and the versions again. */
export function useReloadAuthorisations(orgId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: all(orgId) });
}
