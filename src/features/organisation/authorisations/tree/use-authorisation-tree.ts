import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type ApplicationPackage, versionAuthorisationQueries } from '~/api/version-authorisations';
import type { BranchState } from '~/components/record-tree/record-tree-props';
import { authorisationNodes, nodeId } from '../model/authorisation-nodes';
import { childApplications, type VersionGroup, versionGroups } from '../model/child-authorisations';

interface PackageAnswers {
  data: (ApplicationPackage[] | undefined)[];
  errors: (Error | null)[];
  isFetching: boolean[];
}

const combine = (
  answers: { data: ApplicationPackage[] | undefined; error: Error | null; isFetching: boolean }[],
): PackageAnswers => ({
  data: answers.map(({ data }) => data),
  errors: answers.map(({ error }) => error),
  isFetching: answers.map(({ isFetching }) => isFetching),
});

/**
 * Provides the applications with their versions. It loads the packages of an application when the
 * user expands or selects the application for the first time.
 */
export function useAuthorisationTree(orgId: string, selectedApp: string | undefined) {
  const queryClient = useQueryClient();
  const rows = useQuery(versionAuthorisationQueries.children(orgId));
  const applications = useMemo(() => childApplications(rows.data ?? []), [rows.data]);

  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  const onlyApp = applications.length === 1 ? applications[0]?.id : undefined;
  const shownApp = selectedApp ?? onlyApp;
  useEffect(() => {
    if (shownApp !== undefined) setExpandedIds((old) => new Set(old).add(nodeId(shownApp)));
  }, [shownApp]);

  const openIds = useMemo(
    () =>
      applications
        .map(({ id }) => id)
        .filter((id) => id === selectedApp || expandedIds.has(nodeId(id))),
    [applications, selectedApp, expandedIds],
  );
  const packages = useQueries({
    queries: openIds.map((id) => versionAuthorisationQueries.packages(orgId, id)),
    combine,
  });

  const groups = useMemo(() => {
    const byApp = new Map<string, VersionGroup[]>();
    for (const application of applications) {
      const place = openIds.indexOf(application.id);
      const known = packages.data[place];
      // When the packages fail to load, the groups are the versions that the rows name.
      if (known || packages.errors[place]) {
        byApp.set(application.id, versionGroups(application, known));
      }
    }
    return byApp;
  }, [applications, openIds, packages.data, packages.errors]);

  const branchStates = useMemo(() => {
    const states = new Map<string, BranchState>();
    for (const [place, id] of openIds.entries()) {
      const error = packages.errors[place];
      if (packages.data[place]) continue;
      if (packages.isFetching[place]) states.set(nodeId(id), 'loading');
      else if (error) states.set(nodeId(id), error);
    }
    return states;
  }, [openIds, packages]);

  const nodes = useMemo(
    () => authorisationNodes(applications, (appId) => groups.get(appId)),
    [applications, groups],
  );

  const retryPackages = (appId: string) =>
    void queryClient.refetchQueries({
      queryKey: versionAuthorisationQueries.packages(orgId, appId).queryKey,
    });

  return {
    rows,
    applications,
    groups,
    nodes,
    branchStates,
    expandedIds,
    setExpandedIds,
    retryPackages,
  };
}

export type AuthorisationTree = ReturnType<typeof useAuthorisationTree>;
