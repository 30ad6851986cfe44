import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { inWords } from '~/api/failure-words';
import {
  linkQueries,
  type OrganisationUserLink,
  useCommitLinkAssignments,
  useCommitLinkRootNodes,
  useCommitLinks,
} from '~/api/organisation-access';
import { screenWords } from '~/api/screen-words';
import type { AccessForm, StoredAccess } from '../form/access-form';
import { type AccessCalls, type CreationProgress, saveAccess } from './save-access';

/** Provides the calls that read, save and delete an access link, or create one. */
export function useAccessCalls(orgId: string, link: OrganisationUserLink | undefined) {
  const queryClient = useQueryClient();
  const links = useCommitLinks(orgId);
  const assignments = useCommitLinkAssignments(orgId);
  const rootNodes = useCommitLinkRootNodes(orgId);
  // What a retry needs from earlier attempts. Only `isCreated` affects the rendering.
  const progress = useRef<CreationProgress>({});
  const [isCreated, setIsCreated] = useState(false);

  const readLinks = () => queryClient.fetchQuery({ ...linkQueries.list(orgId), staleTime: 0 });
  const readAssignments = (id: string) =>
    queryClient.fetchQuery({ ...linkQueries.assignments(orgId, id), staleTime: 0 });
  const readRootNodes = (id: string) =>
    queryClient.fetchQuery({ ...linkQueries.rootNodes(orgId, id), staleTime: 0 });
  const calls: AccessCalls = {
    readLinks,
    readAssignments,
    readRootNodes,
    commitLinks: links.mutateAsync,
    commitAssignments: (id, batch) => assignments.mutateAsync({ id, batch }),
    commitRootNodes: (id, batch) => rootNodes.mutateAsync({ id, batch }),
  };
  const id = link?.organisationUserLinkID ?? '';
  const isIt = (other: OrganisationUserLink) => other.organisationUserLinkID === id;

  async function readFresh(): Promise<StoredAccess> {
    const [all, given, places] = await Promise.all([
      readLinks(),
      readAssignments(id),
      readRootNodes(id),
    ]);
    const fresh = all.find(isIt);
    if (!fresh) throw new Error('This access has been deleted meanwhile.');
    return { link: fresh, assignments: given, rootNodes: places };
  }

  async function save(form: AccessForm, stored: StoredAccess | undefined): Promise<void> {
    try {
      await saveAccess(form, stored, progress.current, calls);
    } finally {
      setIsCreated(progress.current.link !== undefined);
    }
  }

  async function remove(): Promise<void> {
    try {
      await links.mutateAsync({ changes: [], deletes: [id] });
    } catch (cause) {
      // If only the answer was lost, the service has deleted the link.
      const left = await readLinks().catch(() => undefined);
      if (left && !left.some(isIt)) return;
      throw inWords(cause, screenWords.access.delete);
    }
  }

  return { readFresh, save, remove, isCreated };
}
