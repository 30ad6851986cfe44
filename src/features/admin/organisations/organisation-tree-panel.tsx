import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type MouseEvent, type RefObject, useMemo } from 'react';
import type { OrganisationTreeNode } from '~/api/organisation-tree';
import { FilterBox } from '~/components/fields/filter-box';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TreePanel } from '~/components/tree-and-panel';
import classes from './organisation-tree-panel.module.css';
import type { OrganisationTree } from './use-organisation-tree';

interface OrganisationTreePanelProps {
  tree: OrganisationTree;
  filter: string;
  onFilter: (filter: string) => void;
  onSelect: (id: string) => void;
  onCreate: () => void;
  panel: RefObject<HTMLElement | null>;
}

/**
 * The left panel (docs/product/organisations-page.md#left-panel) with the button for a new
 * organisation, the filter and the tree.
 */
export function OrganisationTreePanel(props: OrganisationTreePanelProps) {
  const { tree, filter } = props;
  const router = useRouter();
  const renderDetails = useMemo(
    () =>
      organisationActions((event) => {
        const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (isForBrowser || event.button !== 0) return;
        event.preventDefault();
        router.history.push(event.currentTarget.getAttribute('href') ?? '/');
      }),
    [router],
  );
  const isEmpty = tree.isLoaded && tree.nodes.length === 0;

  return (
    <TreePanel ref={props.panel} label="Tree of organisations" className={classes.panel}>
      <div className={classes.tools}>
        <Button leftSection={<IconPlus size={16} />} onClick={props.onCreate}>
          Create new organisation
        </Button>
        <FilterBox
          className={classes.filter}
          placeholder="Filter name/code/kapow"
          filter={filter}
          onApply={props.onFilter}
        />
      </div>
      <LoadingOverlay
        isLoading={tree.isLoading}
        error={tree.error}
        onRetry={tree.reload}
        isEmpty={isEmpty}
        message={isEmpty && tree.isFiltered ? `No organisation matches "${filter}".` : undefined}
      >
        {tree.nodes.length > 0 ? (
          <RecordTree
            {...tree.treeProps}
            label="Organisations"
            onSelect={(node) => props.onSelect(node.id)}
            renderDetails={renderDetails}
          />
        ) : null}
      </LoadingOverlay>
    </TreePanel>
  );
}

/**
 * Returns a function that renders the action buttons of a row
 * (docs/product/organisations-page.md#row-actions). They are plain elements, since there are as
 * many rows as organisations.
 * @param follow opens the clicked link within the console
 */
export function organisationActions(follow: (event: MouseEvent<HTMLAnchorElement>) => void) {
  return ({ id, name: given, entity }: OrganisationTreeNode, tabIndex: 0 | -1) => {
    const name = given || 'an organisation without a name';
    const { active: isActive, initialised: isInitialised } = entity;
    const home = `/organisation/${encodeURIComponent(id)}`;
    const mark = (label: string, className: string | undefined) => (
      <span
        role="img"
        aria-label={label}
        data-note={label}
        className={clsx(classes.action, className)}
      />
    );
    const link = (path: string, words: string, note: string, className: string | undefined) => (
      <a
        href={`${home}${path}`}
        data-note={note}
        tabIndex={tabIndex}
        className={clsx(classes.action, className)}
        onClick={follow}
      >
        <span className={classes.words}>{words}</span>
      </a>
    );
    return (
      <>
        {isActive ? mark('Active', classes.active) : mark('Not active', classes.notActive)}
        {isInitialised
          ? mark('Initialised', classes.initialised)
          : link(
              '/initialise',
              `Not initialised: initialise ${name}`,
              'Not initialised. Initialise…',
              classes.notInitialised,
            )}
        {link('', `Configure ${name}`, 'Configure', classes.configure)}
        {link('/invite', `Invite a user to ${name}`, 'Invite a user', classes.invite)}
      </>
    );
  };
}
