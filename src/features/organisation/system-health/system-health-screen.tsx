import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { failureWords } from '~/api/failure-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { RetryNotice } from '~/components/notices/retry-notice';
import { PageHeading } from '~/components/page-heading';
import {
  PanelHint,
  SelectionPanel,
  TreeAndPanel,
  usePanelFocus,
} from '~/components/tree-and-panel';
import { useDateTimeText } from '~/components/use-date-time-text';
import { numberText } from '~/domain/count-text';
import { pathText, shownName } from '~/domain/shown-name';
import { nodeTypeLabel } from '~/domain/site-restriction';
import { findNode } from '~/domain/tree-model';
import { HealthFilters } from './health-filters';
import { type HealthSite, pathOf } from './model/health-sites';
import { RollOutPanel } from './roll-out/roll-out-panel';
import { StatesPanel } from './states-panel';
import classes from './system-health-screen.module.css';
import { HealthTreePanel } from './tree/health-tree-panel';
import { HealthLink, type SystemHealth, useSystemHealth } from './use-system-health';

/** System Health (docs/product/versions-and-health.md#system-health). */
export function SystemHealthScreen() {
  const health = useSystemHealth();
  const dateTimeText = useDateTimeText();
  const { tree, counted, sites, selected, search, isWaiting, isFilterWaiting } = health;
  const { isFetching, dataUpdatedAt } = tree;
  const asOf = dataUpdatedAt ? `As of ${dateTimeText(dataUpdatedAt)}` : '';
  const node = selected && findNode(counted.roots, selected.id);

  const shown = `${search.view} ${search.node}`;
  const focus = usePanelFocus(shown);
  const { heading } = focus;
  // A link in the panel disappears with its list and loses the focus, so the heading takes it.
  const shownBefore = useRef(shown);
  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [shown, heading]);

  return (
    <>
      <PageHeading
        actions={
          <div className={classes.refresh}>
            <span className={classes.asOf} role="status">
              {isFetching ? 'Refreshing...' : asOf}
            </span>
            <Button
              variant="default"
              leftSection={<IconRefresh size="1rem" aria-hidden="true" />}
              // A disabled button would lose the focus. The text beside it says what happens.
              mod={{ disabled: isFetching }}
              aria-disabled={isFetching}
              onClick={() => isFetching || health.refresh()}
            >
              Refresh
            </Button>
          </div>
        }
      >
        System Health
      </PageHeading>
      <nav className={classes.views} aria-label="Views of system health">
        {([undefined, 'roll-out'] as const).map((view) => (
          <HealthLink
            key={String(view)}
            className={classes.view}
            search={(current) => ({ ...current, view })}
            activeOptions={{ exact: true }}
          >
            {view ? 'Roll-out' : 'Health'}
          </HealthLink>
        ))}
      </nav>
      <HealthNotices health={health} />
      {search.view || (sites.length === 0 && !isWaiting) ? null : <HealthFilters health={health} />}
      <LoadingOverlay
        isLoading={isWaiting || isFilterWaiting}
        error={tree.data ? null : tree.error}
        isEmpty={tree.isSuccess && sites.length === 0}
        onRetry={health.refresh}
      >
        {sites.length > 0 && !isWaiting ? (
          <TreeAndPanel className={classes.panels}>
            <HealthTreePanel health={health} focus={focus} />
            <SelectionPanel
              ref={heading}
              title={selected ? shownName(selected.name) : 'Not in the tree'}
              place={selected && placeOf(selected)}
              onBack={focus.toTree}
            >
              {!selected || !node ? (
                <PanelHint>
                  {selected
                    ? 'Nothing here matches the filters.'
                    : 'There is no node with this id here. It may have been removed.'}
                </PanelHint>
              ) : search.view ? (
                <RollOutPanel site={selected} health={health} />
              ) : (
                <StatesPanel
                  // The filters and the node decide which lists start expanded.
                  key={JSON.stringify({ ...search, node: node.id })}
                  health={health}
                  node={node}
                />
              )}
            </SelectionPanel>
          </TreeAndPanel>
        ) : null}
      </LoadingOverlay>
    </>
  );
}

/** Returns the type of a node, its code and the path to it. */
function placeOf(site: HealthSite): string {
  const kind = site.nodeType === undefined ? 'Organisation' : nodeTypeLabel(site.nodeType);
  const named = site.nameSuffix ? `${kind} ${site.nameSuffix}` : kind;
  return [named, pathText(pathOf(site))].filter(Boolean).join(' in ');
}

/** The failures that leave the rest of the page usable. */
function HealthNotices({ health }: { health: SystemHealth }) {
  const dateTimeText = useDateTimeText();
  const { tree, authorisations } = health;
  const { organisations, failed } = health.acceptances;
  const notices = [
    [[tree], `Could not be refreshed. What you see is as of ${dateTimeText(tree.dataUpdatedAt)}.`],
    [
      [authorisations],
      'The newest versions could not be loaded, so nothing can be compared with them.',
    ],
    [
      failed,
      organisations > 1
        ? `What ${numberText(failed.length)} of ${numberText(organisations)} organisations accepted could not be read, so it is not known what their devices wait for.`
        : 'The acceptances could not be loaded, so it is not known what devices wait for.',
    ],
  ] as const;
  return (
    <div role="alert">
      {(tree.data ? notices : []).map(([reads, lead]) =>
        reads[0]?.error ? (
          <RetryNotice
            key={lead}
            text={failureWords(reads[0].error, { lead })}
            read={{
              isFetching: reads.some(({ isFetching }) => isFetching),
              refetch: () => reads.map(({ refetch }) => refetch()),
            }}
          />
        ) : null,
      )}
      {health.isFilterTooWide ? (
        <p className={classes.tooWide}>
          What {numberText(organisations)} organisations accepted is not read at once, so nothing
          can be filtered by it. Select one of them in the tree, or one above a few of them.
        </p>
      ) : null}
    </div>
  );
}
