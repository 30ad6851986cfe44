import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  linkQueries,
  useCommitLinkAssignments,
  useCommitLinkRootNodes,
  useCommitLinks,
} from '~/api/organisation-access';
import type { AccessForm } from '../form/access-form';
import { readAccess, type StoredAccess } from '../stored-access';
import { type AccessCalls, type CreationProgress, saveAccess } from './save-access';

/** Provides the calls that read, save and delete an access link, or create one. */
export function useAccessCalls(orgId: string, id: string) {
  const queryClient = useQueryClient();
  const links = useCommitLinks(orgId);
  const assignments = useCommitLinkAssignments(orgId);
  const rootNodes = useCommitLinkRootNodes(orgId);
  // What a retry needs from earlier attempts. Only `isCreated` affects the rendering.
  const progress = useRef<CreationProgress>({});
  const [isCreated, setIsCreated] = useState(false);

  const calls: AccessCalls = {
    readLinks: () => queryClient.fetchQuery({ ...linkQueries.list(orgId), staleTime: 0 }),
    readAssignments: (linkID) =>
      queryClient.fetchQuery({ ...linkQueries.assignments(orgId, linkID), staleTime: 0 }),
    readRootNodes: (linkID) =>
      queryClient.fetchQuery({ ...linkQueries.rootNodes(orgId, linkID), staleTime: 0 }),
    commitLinks: links.mutateAsync,
    commitAssignments: (linkID, batch) => assignments.mutateAsync({ id: linkID, batch }),
    commitRootNodes: (linkID, batch) => rootNodes.mutateAsync({ id: linkID, batch }),
  };

  return {
    /** Whether an attempt to create the link has created it. */
    isCreated,
    readFresh: () =>
      readAccess(queryClient, orgId, id, 0, 'This access has been deleted meanwhile.'),
    save: (form: AccessForm, stored: StoredAccess | undefined) =>
      saveAccess(form, stored, progress.current, calls).finally(() =>
        setIsCreated(progress.current.link !== undefined),
      ),
    remove: () =>
      links.mutateAsync({ changes: [], deletes: [id] }).catch(async (cause) => {
        // If only the answer was lost, the service has deleted the link.
        const left = await calls.readLinks().catch(() => undefined);
        if (!left || left.some((link) => link.organisationUserLinkID === id)) throw cause;
      }),
  };
}
