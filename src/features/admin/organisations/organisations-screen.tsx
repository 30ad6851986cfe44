import { useState } from 'react';
import type { Organisation } from '~/api/organisations';
import { PageHeading } from '~/components/page-heading';
import { TreeAndPanel, usePanelFocus } from '~/components/tree-and-panel';
import { newRecordId } from '~/domain/new-record-id';
import { OrganisationPanel } from './organisation-panel';
import { OrganisationTreePanel } from './organisation-tree-panel';
import type { OrganisationsSearch } from './organisations-search';
import { useOrganisationTree, useSelectedOrganisation } from './use-organisation-tree';

interface OrganisationsScreenProps {
  search: OrganisationsSearch;
  onSearchChange: (search: OrganisationsSearch) => void;
}

/** The organisations page: the tree, and the form of the selected organisation. */
export function OrganisationsScreen({ search, onSearchChange }: OrganisationsScreenProps) {
  const { selected, filter = '' } = search;
  const isCreating = selected === newRecordId;
  const selectedId = isCreating ? undefined : selected;
  const tree = useOrganisationTree(filter, selectedId);
  const selection = useSelectedOrganisation(tree, selectedId);
  const [saves, setSaves] = useState(0);
  const focus = usePanelFocus(selected, isCreating ? focusFirstField : undefined);
  const firstRootId = tree.nodes[0]?.id;

  const select = (id: string, change: OrganisationsSearch = {}) => {
    if (id === selected) return;
    focus.follow(id);
    onSearchChange({ ...search, parent: undefined, ...change, selected: id });
  };

  const create = () => {
    if (isCreating) focusFirstField(focus.heading.current);
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
    focus.toHeading();
  };

  // Discarding a creation selects the first root
  // (docs/product/organisations-page.md#new-organisation).
  const cancel = () => {
    focus.toHeading();
    if (isCreating) onSearchChange({ ...search, parent: undefined, selected: firstRootId });
  };

  return (
    <>
      <PageHeading>Organisations</PageHeading>
      <TreeAndPanel>
        <OrganisationTreePanel
          panel={focus.treePanel}
          tree={tree}
          filter={filter}
          onFilter={(text) => onSearchChange({ ...search, filter: text || undefined })}
          onSelect={select}
          onCreate={create}
        />
        <OrganisationPanel
          focus={focus}
          isCreating={isCreating}
          parentID={search.parent ?? null}
          selection={selection}
          saves={saves}
          onSaved={finish}
          onCancel={cancel}
        />
      </TreeAndPanel>
    </>
  );
}

function focusFirstField(heading: Element | null) {
  heading?.closest('section')?.querySelector<HTMLElement>('form input')?.focus();
}
