import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { pressedKey } from '~/components/focus';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { RecordTree } from '~/components/record-tree/record-tree';
import { NodeType as Type } from '~/domain/contract/enums.gen';
import { countText } from '~/domain/count-text';
import {
  filterSiteTree,
  type NodeType,
  type SiteTree,
  type SiteTreeNode,
} from '~/domain/site-restriction';
import { nodeTypeIcon } from './node-type-icon';
import classes from './site-picker.module.css';

/** With more outlets than these, the tree starts with closed groups. */
const manyOutlets = 300;

interface SiteChoiceProps {
  hint: string;
  /** The text for an organisation without site nodes to choose. */
  emptyText: string;
  /** Undefined while it is loading. */
  tree: SiteTree | undefined;
  error: Error | null;
  onRetry: () => void;
  chosenIds: ReadonlySet<string>;
  onChoose: (node: SiteTreeNode) => void;
}

/**
 * The content of the dialog of a site picker: the tree of an organisation's site nodes, and a
 * search field above it. Each opening resets its state.
 */
export function SiteChoice(props: SiteChoiceProps) {
  const { tree, error, chosenIds, onChoose } = props;
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  // The filter has no debounce: an arrow key right after the last letter would lead into the stale
  // tree.
  const text = typed.trim();
  const whole = tree?.roots ?? noRoots;
  const found = useMemo(
    () => (text === '' ? undefined : filterSiteTree(whole, text)),
    [whole, text],
  );
  const roots = found?.roots ?? whole;
  const isEmpty = tree !== undefined && roots.length === 0;
  const [emptyText, emptyMessage] =
    whole.length === 0
      ? ['No outlets', props.emptyText]
      : ['No matches', `No outlet is called "${text}".`];

  const [own, setOwn] = useState<{ text: string; ids: ReadonlySet<string> }>();
  const firstIds = useMemo(() => found?.expandedIds ?? groupIds(tree), [found, tree]);

  const choose = (node: SiteTreeNode) => {
    setAnnouncement(`${node.name} ${chosenIds.has(node.id) ? 'is chosen already' : 'was added'}.`);
    onChoose(node);
  };
  const details = useCallback(
    ({ id }: SiteTreeNode) =>
      chosenIds.has(id) ? <span className={classes.isChosen}>Chosen</span> : null,
    [chosenIds],
  );
  const toTree = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'Enter'].includes(pressedKey(event))) return;
    event.preventDefault();
    frame.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  };

  return (
    <div ref={frame}>
      <p className={classes.hint}>{props.hint}</p>
      <TextInput
        className={classes.search}
        aria-label="Search outlets"
        placeholder="Search outlets"
        type="search"
        leftSection={<IconSearch size="0.9375rem" aria-hidden="true" />}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={toTree}
      />
      <div className={classes.treeArea}>
        <LoadingOverlay
          isLoading={!tree && !error}
          error={tree ? null : error}
          errorText={null}
          onRetry={props.onRetry}
          isEmpty={isEmpty}
          emptyText={emptyText}
          message={isEmpty ? emptyMessage : undefined}
        >
          {roots.length > 0 ? (
            <RecordTree
              className={classes.tree}
              label="Outlets"
              nodes={roots}
              expandedIds={own?.text === text ? own.ids : firstIds}
              onExpandedChange={(ids) => setOwn({ text, ids })}
              onSelect={choose}
              iconClassOf={iconOf}
              renderDetails={details}
            />
          ) : null}
        </LoadingOverlay>
      </div>
      <VisuallyHidden role="status">
        {announcement || (found ? countText(found.matches, 'match', 'matches') : '')}
      </VisuallyHidden>
    </div>
  );
}

const noRoots: readonly SiteTreeNode[] = [];

const iconOf = ({ nodeType }: SiteTreeNode) => nodeTypeIcon(nodeType);

/** Returns the nodes that are open at first: a person sees every outlet and no terminal. */
function groupIds(tree: SiteTree | undefined): ReadonlySet<string> {
  const nodes = [...(tree?.nodes.values() ?? [])];
  const idsOf = (type: NodeType) =>
    nodes.filter(({ nodeType }) => nodeType === type).map(({ id }) => id);
  return new Set(idsOf(Type.Outlet).length > manyOutlets ? [] : idsOf(Type.OutletGroup));
}
