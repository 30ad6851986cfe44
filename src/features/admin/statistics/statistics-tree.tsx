import { Button } from '@mantine/core';
import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ColumnsOutOfSight } from '~/components/columns-out-of-sight';
import { RecordTree } from '~/components/record-tree/record-tree';
import { useFillHeight } from '~/components/use-fill-height';
import { countText, numberText } from '~/domain/count-text';
import { monthText } from '~/domain/month-text';
import { isolated, shownName } from '~/domain/shown-name';
import { parentIds } from '~/domain/tree-model';
import { BadgeHeadings, RowBadges } from './row-badges';
import classes from './statistics.module.css';
import {
  countOf,
  firstOf,
  mostShownIcons,
  type StatisticsNode,
  sortStatistics,
  totalOf,
} from './statistics-nodes';
import { fieldNames, type StatisticsSort, statisticsFields } from './statistics-search';
import { useStatisticsSort } from './use-statistics-sort';

const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...ids].filter((id) => !others.has(id)));

type Nodes = readonly StatisticsNode[];

/** POS Core instances with their organisations. A click on a count sorts them. */
export function StatisticsTree({ month, nodes }: { month: string; nodes: Nodes }) {
  const { sort, sortBy } = useStatisticsSort();
  // The state holds the collapsed ids, so that new instances of another month start expanded.
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const parents = useMemo(() => parentIds(nodes), [nodes]);
  const expandedIds = useMemo(() => without(parents, collapsed), [parents, collapsed]);
  const sorted = useMemo(() => sortStatistics(nodes, sort), [nodes, sort]);
  // The icons take the same width in every row, so that the badges before them form columns.
  const iconStyle: CSSProperties & Record<'--most-icons', number> = useMemo(
    () => ({ '--most-icons': mostShownIcons(nodes) }),
    [nodes],
  );
  const frame = useRef<HTMLDivElement>(null);
  useFillHeight(frame, true);

  const wasKey = useRef(false);
  useLayoutEffect(() => {
    // After a sort by key the focused row stays visible. After a click the first row shows.
    if (sort && wasKey.current) document.activeElement?.scrollIntoView({ block: 'nearest' });
    else frame.current?.querySelector('[role="tree"]')?.scrollTo({ top: 0 });
    wasKey.current = false;
  }, [sort]);
  // A new `renderDetails` renders every row again, so it changes only with the sort field.
  const field = sort?.field;
  const renderDetails = useCallback(
    (node: StatisticsNode, tabIndex: 0 | -1) => (
      <RowBadges
        node={node}
        tabIndex={tabIndex}
        sortedBy={field}
        onSort={(chosen, isByKey) => {
          wasKey.current = isByKey;
          void sortBy(chosen);
        }}
      />
    ),
    [field, sortBy],
  );

  return (
    <>
      <div className={classes.totals}>
        <h2 className={classes.month}>{monthText(month)}</h2>
        <p className={classes.counts}>
          {[
            countText(nodes.length, 'instance'),
            ...statisticsFields.map((name) =>
              countText(totalOf(nodes, name), fieldNames[name].noun),
            ),
          ].join(', ')}
        </p>
        <span className={classes.treeActions}>
          {parents.size > 0 ? (
            <Button
              variant="subtle"
              onClick={() => setCollapsed(expandedIds.size > 0 ? parents : new Set())}
            >
              {expandedIds.size > 0 ? 'Collapse all' : 'Expand all'}
            </Button>
          ) : null}
        </span>
      </div>
      <FirstInSort nodes={nodes} sort={sort ?? byTransactions} />
      <ColumnsOutOfSight frame={frame} columns="statistics" />
      <div ref={frame} className={classes.frame} style={iconStyle}>
        <div className={classes.table}>
          <div className={classes.headings}>
            <BadgeHeadings sort={sort} />
          </div>
          <RecordTree
            label="Statistics"
            className={classes.tree}
            nodes={sorted}
            expandedIds={expandedIds}
            onExpandedChange={(next) => setCollapsed(without(parents, next))}
            renderDetails={renderDetails}
          />
        </div>
      </div>
    </>
  );
}

const byTransactions: StatisticsSort = { field: 'transactions', isDescending: true };

/** Names the first of the sort over all instances, which may be far below in the tree. */
function FirstInSort({ nodes, sort }: { nodes: Nodes; sort: StatisticsSort }) {
  const path = firstOf(nodes, sort).toReversed();
  const [first] = path;
  if (!first) return null;
  const heading = fieldNames[sort.field].heading.toLowerCase();
  return (
    <p className={classes.first}>
      {sort.isDescending ? 'Most' : 'Fewest'} {heading}:{' '}
      <strong>{isolated(shownName(first.name))}</strong>
      {path.slice(1).map(({ name }) => `, ${isolated(shownName(name))}`)},{' '}
      {numberText(countOf(first, sort.field))}
    </p>
  );
}
