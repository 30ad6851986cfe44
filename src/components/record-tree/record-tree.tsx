import { clsx } from 'clsx';
import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ownMessageOf } from '~/domain/call-outcome';
import { numberText } from '~/domain/count-text';
import type { TreeNode } from '~/domain/tree-model';
import { type TreeRows, treeOutline, treeRows } from '~/domain/tree-rows';
import { fontScale } from '../font-scale';
import { useHoverNote } from '../hover-note/use-hover-note';
import '../row-icons/row-icons.module.css';
import spoken from '../spoken.module.css';
import { useRowWindow } from '../use-row-window';
import classes from './record-tree.module.css';
import { type BranchState, type RecordTreeProps, TreeRowElement } from './tree-row';
import { useTreeCursor } from './use-tree-cursor';
import { useTreeEvents } from './use-tree-events';

/** The height of a row in pixels. */
export const rowHeight = Math.round(32 * fontScale);

const noStates: ReadonlyMap<string, BranchState> = new Map();

/**
 * A tree of records (ARIA tree view pattern). Its keys are the arrows, Home, End, Page Up and Down,
 * `*`, type-ahead, Enter and Space. Tab moves to the buttons of the current row. The tree draws
 * only the visible rows.
 */
export function RecordTree<Node extends TreeNode<Node>>(props: RecordTreeProps<Node>) {
  const { nodes, expandedIds, selectedId, branchStates = noStates } = props;
  const treeId = useId();
  const [tree, setTree] = useState<HTMLDivElement | null>(null);
  const outline = useMemo(() => treeOutline(nodes), [nodes]);
  const rows = useMemo(() => treeRows(outline, expandedIds), [outline, expandedIds]);
  const { returnedId } = props;
  const cursor = useTreeCursor(tree, rows, { selectedId, returnedId, onMove: props.onMove });
  const { current } = cursor;
  const { indexes, isCut, show } = useRowWindow(tree, {
    count: rows.length,
    rowHeight,
    kept: current,
  });

  const isShown = tree !== null;
  const selectedIndex = rows.indexOf(selectedId);
  const shownSelection = useRef(returnedId === undefined ? undefined : selectedId);
  useEffect(() => {
    if (!isShown || selectedIndex < 0 || shownSelection.current === selectedId) return;
    shownSelection.current = selectedId;
    show(selectedIndex);
  }, [isShown, selectedId, selectedIndex, show]);

  const announcement = useAnnouncement(rows, branchStates);
  const { tooltip, tooltipHandlers } = useHoverNote();
  const pageSize = () => Math.max(1, Math.floor((tree?.clientHeight ?? 0) / rowHeight) - 1);
  const handlers = useTreeEvents(props, rows, cursor, pageSize);
  const style: CSSProperties & Record<'--tree-row-height', string> = {
    '--tree-row-height': `${rowHeight}px`,
  };

  return (
    <div className={clsx(classes.frame, props.className)} data-tree>
      <div
        ref={setTree}
        role="tree"
        aria-label={props.label}
        className={classes.tree}
        style={style}
        {...tooltipHandlers}
        {...handlers}
        onFocus={(event) => {
          handlers.onFocus(event);
          tooltipHandlers.onFocus(event);
        }}
        onBlur={(event) => {
          handlers.onBlur(event);
          tooltipHandlers.onBlur();
        }}
      >
        <div
          role="none"
          className={classes.rows}
          data-cut-list={isCut || undefined}
          style={{ height: rows.length * rowHeight }}
        >
          {indexes.map((index) => {
            const row = rows.at(index);
            return row ? (
              <TreeRowElement
                key={row.node.id}
                treeId={treeId}
                {...row}
                branchState={branchStates.get(row.node.id)}
                isSelected={props.onSelect ? row.node.id === selectedId : undefined}
                isCurrent={index === current}
                index={index}
                top={index * rowHeight}
                renderIcon={props.renderIcon}
                iconClassOf={props.iconClassOf}
                renderDetails={props.renderDetails}
                detailsClassName={props.detailsClassName}
              />
            ) : null;
          })}
        </div>
      </div>
      {tooltip}
      <div role="status" className={spoken.text}>
        {announcement}
      </div>
    </div>
  );
}

/** Announces for screen readers how the load of a branch goes on. */
function useAnnouncement<Node extends TreeNode<Node>>(
  rows: TreeRows<Node>,
  branchStates: ReadonlyMap<string, BranchState>,
) {
  const loading = useRef<string>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    const nameOf = (id: string) => rows.nodeAt(rows.indexOf(id))?.name ?? '';
    const [id, state] = [...branchStates].at(-1) ?? [];
    if (id !== undefined && state === 'loading') {
      loading.current = id;
      setText(`Loading what is below ${nameOf(id)}`);
    } else if (id !== undefined && state instanceof Error) {
      loading.current = undefined;
      setText(`What is below ${nameOf(id)} could not be loaded: ${ownMessageOf(state)}`);
    } else if (loading.current !== undefined) {
      const index = rows.indexOf(loading.current);
      const first = rows.at(index + 1);
      const count = first && first.parentIndex === index ? first.siblings : 0;
      setText(`${numberText(count)} below ${nameOf(loading.current)}`);
      loading.current = undefined;
    }
  }, [rows, branchStates]);
  return text;
}
