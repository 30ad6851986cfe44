import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Organisation, organisationQueries } from '~/api/organisations';
import { findNode } from '~/domain/tree-model';
import { pathInList } from './organisation-nodes';
import type { OrganisationTree } from './use-organisation-tree';

/**
 * Returns the selected organisation. It comes from the tree or, if the tree has not loaded it,
 * from the list of all organisations. It stays the same while the tree changes around it. The hook
 * expands its ancestors in the whole tree once: a link then shows it, and a person can still
 * collapse it.
 * @param id undefined when nothing is selected, and while a person creates an organisation
 */
export function useSelectedOrganisation(tree: OrganisationTree, id: string | undefined) {
  const { roots, childrenOf, isFiltered, isLoaded, isLoading, pathTo, expand } = tree;
  const [held, setHeld] = useState<Organisation>();
  const [revealedId, setRevealedId] = useState<string>();
  const node = useMemo(
    () => (id === undefined ? undefined : findNode(roots, id, childrenOf)),
    [roots, childrenOf, id],
  );
  const isKnown = held !== undefined && held.organisationID === id;
  const isRevealed = isFiltered || id === revealedId;

  // The list also helps when the tree has failed to load.
  const needsList = id !== undefined && !isLoading && !node && !(isKnown && isRevealed);
  const list = useQuery({ ...organisationQueries.list(), enabled: needsList });
  const all = list.isFetching ? undefined : list.data;
  const found = node?.entity ?? all?.find(({ organisationID }) => organisationID === id);
  if (found && !isKnown) setHeld(found);

  useEffect(() => {
    if (isFiltered) setRevealedId(undefined);
  }, [isFiltered]);
  useEffect(() => {
    if (isRevealed || !isLoaded) return;
    const path = id === undefined ? [] : (pathTo(id) ?? (all && (pathInList(all, id) ?? [])));
    if (!path) return;
    expand(path);
    setRevealedId(id);
  }, [isRevealed, isLoaded, id, pathTo, all, expand]);

  /**
   * Takes over a saved organisation. If it is new or has moved (`isElsewhere`), its ancestors
   * expand, now or after the refetch of the tree, so that the tree shows it.
   */
  function hold(organisation: Organisation, isElsewhere: boolean) {
    setHeld(organisation);
    if (!isElsewhere) return;
    const { parentOrganisationID: parentID } = organisation;
    const path = parentID === null ? [] : pathTo(parentID);
    if (path && parentID !== null) expand([...path, parentID]);
    setRevealedId(path ? organisation.organisationID : undefined);
  }

  return {
    organisation: isKnown ? held : found,
    isLoading: list.isFetching,
    error: needsList ? list.error : null,
    isMissing: needsList && all !== undefined && !found,
    retry: () => list.refetch(),
    hold,
  };
}
