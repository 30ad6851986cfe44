import { Button, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { use, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureWords, inWords, type ScreenWords } from '~/api/failure-words';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import { Dialog } from '~/components/dialogs/dialog';
import { ReadOnly } from '~/components/edit-page/form-page';
import { FieldFailure } from '~/components/fields/field-failure';
import icons from '~/components/row-icons/row-icons.module.css';
import { ShowMore } from '~/components/show-more';
import { lostText } from '~/domain/contract/did-not-come';
import { pathText, shownName } from '~/domain/shown-name';
import {
  nodeTypeLabel,
  type SiteRestriction,
  type SiteTree,
  type SiteTreeNode,
  type StoredRestriction,
  siteTree,
  siteTreeWithout,
} from '~/domain/site-restriction';
import { nodeTypeIcon } from './node-type-icon';
import { SiteChoice } from './site-choice';
import classes from './site-picker.module.css';

/**
 * The texts of the site picker: of its button and dialog, without a choice, above the tree, for an
 * organisation without site nodes to choose, and before the reason of a failed load.
 */
export type SiteWords = Record<'add' | 'none' | 'hint' | 'empty', string> & {
  failure: ScreenWords;
};

const restrictionWords: SiteWords = {
  add: 'Add outlet restriction',
  none: 'No restriction: all outlets',
  hint: 'A restriction holds for the place and everything in it.',
  empty: 'This organisation has no outlets yet.',
  failure: screenWords.outlets.load,
};

/** How many chosen nodes are drawn at first, and how many more with each press. */
const step = 100;

interface SitePickerProps<Site extends StoredRestriction> {
  orgId: string;
  label: string;
  description?: string;
  value: readonly Site[];
  /** Whether nobody knows yet whether there is a restriction, since it did not come. */
  isUnknown?: boolean;
  onChange: (value: (Site | SiteRestriction)[]) => void;
  /** Single-node mode: a person can add a node only while there is none. */
  single?: boolean;
  /** The texts of the picker. Default: those of outlet restrictions. */
  words?: SiteWords;
  /**
   * Returns whether the picker leaves a node out. The function has to keep its identity between
   * renders.
   */
  isLeftOut?: (node: SiteTreeNode) => boolean;
}

/**
 * A picker of an organisation's site nodes, for an outlet restriction or a similar choice. None
 * means all of them. If the list of nodes fails to load, the chosen nodes stay and can be removed.
 */
export function SitePicker<Site extends StoredRestriction>(props: SitePickerProps<Site>) {
  const { label, value, onChange, single = false, isLeftOut } = props;
  const isReadOnly = use(ReadOnly);
  const words = props.words ?? restrictionWords;
  const read = useQuery(outletNodesQuery(props.orgId));
  const { data, error } = read;
  const tree = useMemo(() => data && siteTree(data), [data]);
  const choices = useMemo(
    () => (tree && isLeftOut ? siteTreeWithout(tree, isLeftOut) : tree),
    [tree, isLeftOut],
  );
  const failure = data ? null : error && inWords(error, words.failure);
  const chosenIds = useMemo(() => new Set(value.map(({ nodeID }) => nodeID)), [value]);
  const [before] = useState(chosenIds);
  const [count, setCount] = useState(step);
  // A person sees what they have added.
  const drawn = value.filter(({ nodeID }, index) => index < count || !before.has(nodeID));
  const [isOpen, setIsOpen] = useState(false);
  const labelId = useId();
  const canAdd = !isReadOnly && !failure && !(single && value.length > 0);

  const frame = useRef<HTMLFieldSetElement>(null);
  /** Focuses the button at an index, or else the last one, after the focused button has disappeared. */
  const focusAt = (index: number) => {
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1))?.focus();
  };

  const close = () => setIsOpen(false);
  const choose = ({ id: nodeID, nodeType }: SiteTreeNode) => {
    if (chosenIds.has(nodeID)) return;
    const chosen = [...value, { nodeID, nodeType }];
    if (!single) return onChange(chosen);
    flushSync(() => {
      close();
      onChange(chosen);
    });
    focusAt(0);
  };
  const remove = (nodeID: string) => {
    const index = drawn.findIndex((chosen) => chosen.nodeID === nodeID);
    flushSync(() => onChange(value.filter((chosen) => chosen.nodeID !== nodeID)));
    focusAt(index);
  };

  return (
    <fieldset ref={frame} aria-labelledby={labelId}>
      <Input.Label labelElement="div" id={labelId}>
        {label}
      </Input.Label>
      {props.description ? <Input.Description>{props.description}</Input.Description> : null}
      <div className={classes.box}>
        {value.length === 0 ? (
          <p className={classes.none}>{props.isUnknown ? lostText : words.none}</p>
        ) : (
          <ul className={classes.chosen} aria-label={label}>
            {drawn.map((site) => {
              const { isKnown, type, name, place } = shownSite(site, tree, failure !== null);
              return (
                <li key={site.nodeID} className={classes.site}>
                  <span
                    className={clsx(nodeTypeIcon(type), icons.square, classes.icon)}
                    aria-hidden="true"
                  />
                  <span className={classes.words}>
                    <span className={isKnown ? classes.name : classes.notKnown}>{name}</span>
                    <span className={classes.place}>{place}</span>
                  </span>
                  {isReadOnly ? null : (
                    <Button
                      className={classes.remove}
                      variant="subtle"
                      color="gray"
                      size="compact-xs"
                      aria-label={`Remove ${name}`}
                      onClick={() => remove(site.nodeID)}
                    >
                      Remove
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        <ShowMore
          className={classes.more}
          left={value.length - drawn.length}
          onPress={() => setCount(count + step)}
        />
        <FieldFailure read={read} wordsOf={(cause) => failureWords(cause, words.failure)} />
        {canAdd ? (
          <Button
            className={classes.add}
            variant="default"
            leftSection={<IconPlus size="0.9375rem" aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            {words.add}
          </Button>
        ) : null}
      </div>
      <Dialog
        isOpen={isOpen}
        title={words.add}
        onClose={close}
        closesOnClickOutside
        returnsFocus={canAdd}
        size="lg"
        actions={
          <Button variant="default" onClick={close}>
            {single ? 'Cancel' : 'Done'}
          </Button>
        }
      >
        <SiteChoice
          hint={single ? words.hint : `${words.hint} Choose as many as you need.`}
          emptyText={words.empty}
          tree={choices}
          error={failure}
          onRetry={() => read.refetch()}
          chosenIds={chosenIds}
          onChoose={choose}
        />
      </Dialog>
    </fieldset>
  );
}

/**
 * Returns the texts of a chosen site node. Without a known name its type is the name, because an id
 * tells a person nothing.
 */
function shownSite({ nodeID, nodeType }: StoredRestriction, tree?: SiteTree, isFailed?: boolean) {
  const node = tree?.nodes.get(nodeID);
  const type = node ? node.nodeType : nodeType;
  const label = nodeTypeLabel(type);
  if (node) {
    const where = node.path.length > 0 ? ` in ${pathText(node.path)}` : '';
    return { isKnown: true, type, name: shownName(node.name), place: `${label}${where}` };
  }
  const missing = { isKnown: false, type };
  if (tree) {
    return { ...missing, name: `Unknown ${label.toLowerCase()}`, place: 'No longer in the list' };
  }
  return {
    ...missing,
    name: label,
    place: isFailed ? 'Its name could not be loaded' : 'Loading...',
  };
}
