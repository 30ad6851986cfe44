import { useEffect, useRef, useState } from 'react';
import type { Organisation } from '~/api/organisations';
import { PageHeading } from '~/components/page-heading';
import { focusTree, isBelow, TreeAndPanel } from '~/components/tree-and-panel';
import { newRecordId } from '~/domain/new-record-id';
import { OrganisationPanel } from './form/organisation-panel';
import type { OrganisationsSearch } from './organisations-search';
import { OrganisationTreePanel } from './tree/organisation-tree-panel';
import { useOrganisationTree } from './tree/use-organisation-tree';
import { useSelectedOrganisation } from './tree/use-selected-organisation';

interface OrganisationsScreenProps {
  search: OrganisationsSearch;
  onSearchChange: (search: OrganisationsSearch) => void;
}

/** The organisations page: the tree, and the form of the selected organisation. */
export function OrganisationsScreen({ search, onSearchChange }: OrganisationsScreenProps) {
  const { selected, filter = '' } = search;
  const isCreating = selected === newRecordId;
  const selectedId = isCreating ? undefined : selected;
  const tree = useOrganisationTree(filter);
  const selection = useSelectedOrganisation(tree, selectedId);
  const [saves, setSaves] = useState(0);
  const treePanel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstRootId = tree.roots[0]?.id;

  // The id that a person has chosen here. The focus follows it. A link moves no focus.
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    if (selected === undefined || chosen.current !== selected) return;
    chosen.current = undefined;
    if (isCreating) focusFirstField(heading.current);
    else if (isBelow(treePanel.current, heading.current)) heading.current?.focus();
  }, [selected, isCreating]);

  const select = (id: string, change: OrganisationsSearch = {}) => {
    if (id === selected) return;
    chosen.current = id;
    onSearchChange({ ...search, parent: undefined, ...change, selected: id });
  };

  const create = () => {
    if (isCreating) focusFirstField(heading.current);
    select(newRecordId, { parent: selectedId ?? firstRootId });
  };

  const finish = (saved: Organisation, before: Organisation | undefined) => {
    const isMoved = before?.parentOrganisationID !== saved.parentOrganisationID;
    selection.hold(saved, !before || isMoved);
    // The form restarts from the saved record. A created organisation gets a new form anyway.
    if (before) setSaves(saves + 1);
    else onSearchChange({ selected: saved.organisationID });
    if (!before || isMoved) void tree.reload();
    else tree.update(saved);
    heading.current?.focus({ preventScroll: true });
  };

  // Discarding a creation selects the first root
  // (docs/product/organisations-page.md#new-organisation).
  const cancel = () => {
    heading.current?.focus({ preventScroll: true });
    if (isCreating) onSearchChange({ ...search, parent: undefined, selected: firstRootId });
  };

  return (
    <>
      <PageHeading>Organisations</PageHeading>
      <TreeAndPanel>
        <OrganisationTreePanel
          panel={treePanel}
          tree={tree}
          filter={filter}
          onFilter={(text) => onSearchChange({ ...search, filter: text || undefined })}
          selectedId={selectedId}
          onSelect={select}
          onCreate={create}
        />
        <OrganisationPanel
          heading={heading}
          isCreating={isCreating}
          parentID={search.parent ?? null}
          organisation={selection.organisation}
          isLoading={
            selectedId !== undefined &&
            !selection.organisation &&
            (tree.isLoading || selection.isLoading)
          }
          isMissing={selection.isMissing}
          error={selection.error}
          onRetry={selection.retry}
          saves={saves}
          onSaved={finish}
          onCancel={cancel}
          onBack={() => focusTree(treePanel.current)}
        />
      </TreeAndPanel>
    </>
  );
}

function focusFirstField(heading: Element | null) {
  heading?.closest('section')?.querySelector<HTMLElement>('form input')?.focus();
}
