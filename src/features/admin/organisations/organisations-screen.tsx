import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Organisation } from '~/api/organisations';
import { FilterBox } from '~/components/fields/filter-box';
import { LatePart, useLatePart } from '~/components/late-part';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { StaleNotice } from '~/components/notices/retry-notice';
import { PageHeading } from '~/components/page-heading';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TextLink } from '~/components/text-link';
import {
  PanelHint,
  SelectionPanel,
  TreeAndPanel,
  TreePanel,
  usePanelFocus,
} from '~/components/tree-and-panel';
import { countText } from '~/domain/count-text';
import { newRecordId } from '~/domain/search-values';
import { shownText } from '~/domain/shown-name';
import { allNodes } from '~/domain/tree-model';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { useLinkOptions } from './link-options';
import { organisationActions } from './organisation-actions';
import { OrganisationEditor } from './organisation-editor';
import type { OpenRow } from './organisation-row-menu';
import classes from './organisations-screen.module.css';
import type { OrganisationsSearch } from './organisations-search';
import { useOrganisationTree, useSelectedOrganisation } from './use-organisation-tree';

/** The menu of a row, which narrow screens alone have. */
const rowMenu = new LatePart(() => import('./organisation-row-menu'));

/** The organisations page: the tree, and the form of the selected organisation. */
export function OrganisationsScreen() {
  const search = useSearch({ from: '/_signed-in/admin/organisations' });
  const navigate = useNavigate({ from: '/admin/organisations' });
  const changeSearch = (next: OrganisationsSearch) =>
    void navigate({ search: next, resetScroll: false });
  const { selected, parent = null, filter = '' } = search;
  const isCreating = selected === newRecordId;
  const selectedId = isCreating ? undefined : selected;
  const tree = useOrganisationTree(filter, selectedId);
  const selection = useSelectedOrganisation(tree, selectedId);
  const options = useLinkOptions();
  // After each save the form restarts from the saved record.
  const [saves, setSaves] = useState(0);
  const router = useRouter();
  const [openRow, setOpenRow] = useState<OpenRow>();
  const late = useLatePart(rowMenu, openRow !== undefined, (isWanted) => {
    if (!isWanted) setOpenRow(undefined);
  });
  const renderDetails = useMemo(
    () =>
      organisationActions(
        (href) => router.history.push(href),
        (node, button) => setOpenRow({ node, button }),
      ),
    [router],
  );
  const focus = usePanelFocus(selected, isCreating ? focusFirstField : undefined);
  const firstRootId = tree.nodes[0]?.id;
  const isEmpty = tree.isLoaded && tree.nodes.length === 0;

  const { organisation } = selection;
  const isWanted = isCreating || organisation !== undefined;
  const error = options.error ?? selection.error;
  const isWaiting =
    selection.isLoading || options.isRetrying || (isWanted && !error && !options.isLoaded);

  const select = (id: string, change: OrganisationsSearch = {}) => {
    if (id === selected) return;
    focus.follow(id);
    changeSearch({ ...search, parent: undefined, ...change, selected: id });
  };
  const create = () => {
    if (isCreating) focusFirstField(focus.heading.current);
    select(newRecordId, { parent: selectedId ?? firstRootId });
  };
  const finish = (saved: Organisation, isShown: boolean) => {
    // Always so for a created organisation.
    const isElsewhere = organisation?.parentOrganisationID !== saved.parentOrganisationID;
    tree.update(saved);
    if (isElsewhere) void tree.reload();
    if (!isShown) return;
    selection.hold(saved, isElsewhere);
    // A created organisation gets a new form anyway.
    if (isCreating) changeSearch({ selected: saved.organisationID });
    else setSaves(saves + 1);
    focus.toHeading();
  };
  // Discarding a creation selects the first root
  // (docs/product/organisations-page.md#new-organisation).
  const cancel = () => {
    focus.toHeading();
    if (isCreating) changeSearch({ ...search, parent: undefined, selected: firstRootId });
  };

  return (
    <>
      <PageHeading>Organisations</PageHeading>
      <TreeAndPanel>
        <TreePanel
          ref={focus.treePanel}
          label="Tree of organisations"
          className={classes.treePanel}
        >
          <div className={classes.tools}>
            <Button leftSection={<IconPlus size="1rem" />} onClick={create}>
              Create new organisation
            </Button>
            <FilterBox
              className={classes.filter}
              placeholder="Filter name/code/kapow"
              filter={filter}
              onApply={(text) => changeSearch({ ...search, filter: text })}
            />
          </div>
          <LoadingOverlay
            isLoading={tree.isLoading || selection.isArriving}
            error={tree.error}
            onRetry={tree.reload}
            isEmpty={isEmpty}
            loadedText={
              filter &&
              `${countText(allNodes(tree.nodes).length, 'organisation')} in the filtered tree.`
            }
            message={isEmpty && filter ? `No organisation matches "${filter}".` : undefined}
          >
            <StaleNotice read={tree.stale} />
            {tree.nodes.length > 0 && !selection.isArriving ? (
              <RecordTree
                {...tree.treeProps}
                label="Organisations"
                onSelect={(node) => select(node.id)}
                renderDetails={renderDetails}
                detailsClassName={classes.actions}
              />
            ) : null}
          </LoadingOverlay>
          {openRow && late ? (
            <late.OrganisationRowMenu
              {...openRow}
              open={(href) => router.history.push(href)}
              onClose={() => setOpenRow(undefined)}
            />
          ) : null}
        </TreePanel>
        <SelectionPanel
          ref={focus.heading}
          className={classes.selectionPanel}
          title={isCreating ? 'New organisation' : shownText(organisation?.name, 'Organisation')}
          badges={
            organisation && !isCreating ? (
              <>
                {organisation.initialised ? null : (
                  <span className={classes.notInitialised}>
                    Not initialised.{' '}
                    <TextLink
                      to="/organisation/$orgId/initialise"
                      params={{ orgId: organisation.organisationID }}
                      isUnderlined
                    >
                      Initialise...
                    </TextLink>
                  </span>
                )}
                <RecordHistory
                  kind="Organisation"
                  id={organisation.organisationID}
                  name={organisation.name}
                />
              </>
            ) : null
          }
          onBack={focus.toTree}
        >
          <LoadingOverlay
            isLoading={isWaiting}
            error={error}
            onRetry={() => {
              options.retry();
              if (selection.error) void selection.retry();
            }}
          >
            {isWanted && options.isLoaded ? (
              <OrganisationEditor
                key={`${selected} ${saves}`}
                organisation={organisation}
                parentID={parent}
                onSaved={finish}
                onCancel={cancel}
              />
            ) : isWaiting || error ? null : (
              <PanelHint>
                {selection.isMissing
                  ? 'There is no organisation with this id. It may have been deleted.'
                  : 'Select an organisation to see and edit it.'}
              </PanelHint>
            )}
          </LoadingOverlay>
        </SelectionPanel>
      </TreeAndPanel>
    </>
  );
}

function focusFirstField(heading: Element | null): boolean {
  const field = heading?.closest('section')?.querySelector<HTMLElement>('form input');
  field?.focus();
  return field != null;
}
