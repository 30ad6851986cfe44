import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { ScreenWords } from '~/api/failure-words';
import { Dialog } from '~/components/dialogs/dialog';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { RecordTree } from '~/components/record-tree/record-tree';
import { NodeType } from '~/domain/contract/enums.gen';
import { countText } from '~/domain/count-text';
import { filterSiteTree, type SiteTree, type SiteTreeNode } from '~/domain/site-restriction';
import { NodeTypeIcon } from './node-type-icon';
import classes from './site-picker.module.css';

/** The texts of the site picker, which depend on the purpose of the choice. */
export interface SiteWords {
  /** The text of the button, and the title of the dialog. */
  add: string;
  /** The text without a choice. */
  none: string;
  /** The hint above the tree. */
  hint: string;
  /** The text for an organisation without site nodes to choose. */
  empty: string;
  /** The text before the reason why the nodes failed to load. */
  failure: ScreenWords;
}

/** With more outlets than these, the tree starts with closed groups. */
const manyNodes = 300;

interface SiteDialogProps {
  isOpen: boolean;
  words: SiteWords;
  /** Undefined while it is loading. */
  tree: SiteTree | undefined;
  error: Error | null;
  onRetry: () => void;
  chosenIds: ReadonlySet<string>;
  /** Whether the person can choose one node only. The choice then closes the dialog. */
  single: boolean;
  onChoose: (node: SiteTreeNode) => void;
  onClose: () => void;
  /** Whether a close returns the focus to the element that had it before. */
  returnsFocus: boolean;
}

/** The dialog with the tree of an organisation's site nodes and a search field above it. */
export function SiteDialog(props: SiteDialogProps) {
  const { isOpen, single, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      title={props.words.add}
      onClose={onClose}
      closesOnClickOutside
      returnsFocus={props.returnsFocus}
      size="lg"
      actions={
        <Button variant="default" onClick={onClose}>
          {single ? 'Cancel' : 'Done'}
        </Button>
      }
    >
      <SiteChoice {...props} />
    </Dialog>
  );
}

/** The content of the dialog. Its state starts anew with each opening. */
function SiteChoice(props: SiteDialogProps) {
  const { words, tree, error, onRetry, chosenIds, single, onChoose } = props;
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

  const [own, setOwn] = useState<{ text: string; ids: ReadonlySet<string> }>();
  const firstIds = useMemo(() => found?.expandedIds ?? groupIds(tree), [found, tree]);
  const expandedIds = own?.text === text ? own.ids : firstIds;

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
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    frame.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  };

  return (
    <div ref={frame}>
      <p className={classes.hint}>
        {words.hint}
        {single ? '' : ' Choose as many as you need.'}
      </p>
      <TextInput
        className={classes.search}
        aria-label="Search outlets"
        placeholder="Search outlets"
        autoComplete="off"
        type="search"
        leftSection={<IconSearch size={15} aria-hidden="true" />}
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
          onRetry={onRetry}
          isEmpty={tree !== undefined && roots.length === 0}
          emptyText={whole.length === 0 ? 'No outlets' : 'No matches'}
          message={emptyMessage(tree, found?.matches, text, words)}
        >
          {roots.length > 0 ? (
            <RecordTree
              className={classes.tree}
              label="Outlets"
              nodes={roots}
              expandedIds={expandedIds}
              onExpandedChange={(ids) => setOwn({ text, ids })}
              onSelect={choose}
              renderIcon={nodeIcon}
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

const nodeIcon = ({ nodeType }: SiteTreeNode) => <NodeTypeIcon type={nodeType} />;

function emptyMessage(
  tree: SiteTree | undefined,
  matches: number | undefined,
  text: string,
  words: SiteWords,
) {
  if (!tree) return undefined;
  if (tree.roots.length === 0) return words.empty;
  return matches === 0 ? `No outlet is called "${text}".` : undefined;
}

/**
 * Returns the nodes that are open at first: the groups, so that the person sees every outlet and no
 * terminal.
 */
function groupIds(tree: SiteTree | undefined): ReadonlySet<string> {
  const nodes = [...(tree?.nodes.values() ?? [])];
  const groups = nodes.filter(({ nodeType }) => nodeType === NodeType.OutletGroup);
  const outlets = nodes.filter(({ nodeType }) => nodeType === NodeType.Outlet);
  return new Set(outlets.length > manyNodes ? [] : groups.map(({ id }) => id));
}
