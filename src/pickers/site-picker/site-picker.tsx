import '@mantine/core/styles/Input.css';
import { Button, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { inWords } from '~/api/failure-words';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import { FieldFailure } from '~/components/fields/field-failure';
import {
  type SiteRestriction,
  type SiteTreeNode,
  siteTree,
  siteTreeWithout,
  withoutRestriction,
  withRestriction,
} from '~/domain/site-restriction';
import { ChosenSites } from './chosen-sites';
import { SiteDialog, type SiteWords } from './site-dialog';
import classes from './site-picker.module.css';

/** The texts for outlet restrictions. */
const restrictionWords: SiteWords = {
  add: 'Add outlet restriction',
  none: 'No restriction: all outlets',
  hint: 'A restriction holds for the place and everything in it.',
  empty: 'This organisation has no outlets yet.',
  failure: screenWords.outlets.load,
};

interface SitePickerProps {
  orgId: string;
  label: string;
  description?: string;
  value: readonly SiteRestriction[];
  onChange: (value: SiteRestriction[]) => void;
  /** Single-node mode: a person can add a node only while there is none. */
  single?: boolean;
  readOnly?: boolean;
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
export function SitePicker(props: SitePickerProps) {
  const { label, value, onChange, single = false, readOnly = false, isLeftOut } = props;
  const words = props.words ?? restrictionWords;
  const { data, error, isFetching, refetch } = useQuery(outletNodesQuery(props.orgId));
  const tree = useMemo(() => data && siteTree(data), [data]);
  const choices = useMemo(
    () => (tree && isLeftOut ? siteTreeWithout(tree, isLeftOut) : tree),
    [tree, isLeftOut],
  );
  const failure = data ? null : error && inWords(error, words.failure);
  const chosenIds = useMemo(() => new Set(value.map(({ nodeID }) => nodeID)), [value]);
  const [isOpen, setIsOpen] = useState(false);
  const labelId = useId();
  const canAdd = !readOnly && !failure && !(single && value.length > 0);

  const frame = useRef<HTMLFieldSetElement>(null);
  /** The index of the button that takes the focus after the button that had it has disappeared. */
  const focusAt = useRef<number>(undefined);
  useEffect(() => {
    if (focusAt.current === undefined) return;
    const buttons = frame.current?.querySelectorAll('button');
    const index = Math.min(focusAt.current, (buttons?.length ?? 0) - 1);
    focusAt.current = undefined;
    buttons?.[index]?.focus();
  });

  const choose = (node: SiteTreeNode) => {
    const { id: nodeID, nodeType } = node;
    if (chosenIds.has(nodeID)) return;
    if (single) {
      setIsOpen(false);
      focusAt.current = 0;
    }
    onChange(withRestriction(value, { nodeID, nodeType }));
  };
  const remove = (nodeID: string) => {
    focusAt.current = value.findIndex((chosen) => chosen.nodeID === nodeID);
    onChange(withoutRestriction(value, nodeID));
  };

  return (
    <fieldset ref={frame} className={classes.frame} aria-labelledby={labelId}>
      <Input.Label labelElement="div" id={labelId}>
        {label}
      </Input.Label>
      {props.description ? <Input.Description>{props.description}</Input.Description> : null}
      <div className={classes.box}>
        <ChosenSites
          label={label}
          noneText={words.none}
          chosen={value}
          nodes={tree?.nodes}
          isFailed={failure !== null}
          onRemove={readOnly ? undefined : remove}
        />
        <FieldFailure message={failure?.message} isRetrying={isFetching} onRetry={refetch} />
        {canAdd ? (
          <Button
            className={classes.add}
            variant="default"
            leftSection={<IconPlus size={15} aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            {words.add}
          </Button>
        ) : null}
      </div>
      <SiteDialog
        isOpen={isOpen}
        words={words}
        tree={choices}
        error={failure}
        onRetry={() => refetch()}
        chosenIds={chosenIds}
        single={single}
        onChoose={choose}
        onClose={() => setIsOpen(false)}
        returnsFocus={canAdd}
      />
    </fieldset>
  );
}
