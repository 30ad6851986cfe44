import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, useCallback, useState } from 'react';
import { inWords } from '~/api/failure-words';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import { useAddAcceptance, useRefreshAcceptances } from '~/api/version-acceptances';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import type { useWork } from '~/components/edit-page/use-work';
import { NodeType } from '~/domain/contract/enums.gen';
import { shownText } from '~/domain/shown-name';
import {
  rootNodeOf,
  type SiteRestriction,
  type SiteTreeNode,
  siteNames,
  siteTree,
} from '~/domain/site-restriction';
import { SitePicker, type SiteWords } from '~/pickers/site-picker/site-picker';
import { useSession } from '~/session/session';
import type { VersionEntry } from './acceptance-nodes';
import classes from './forms.module.css';
import { isComplete, notBeforeFormOf, notBeforeOf } from './not-before';
import { EffectText, NotBeforeFields } from './not-before-fields';
import { SelectionGuard } from './save-form';

const words: SiteWords = {
  add: 'Choose an outlet or group',
  none: 'No node is chosen.',
  hint: 'The version is accepted for the place and everything in it. A place with an acceptance of its own is left out.',
  empty: 'The version is accepted for every outlet and group already.',
  failure: screenWords.acceptance.nodes,
};

interface AcceptFormProps {
  entry: VersionEntry;
  accepting: ReturnType<typeof useWork<'accepting'>>;
  onAccepted: () => void;
}

/** The form that accepts a version. It asks first: an acceptance is irreversible. */
export function AcceptForm({ entry, accepting, onAccepted }: AcceptFormProps) {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId' });
  const { userID } = useSession();
  const { applicationID, applicationPackageID } = entry.applicationPackage;
  const { acceptedRootNodeIDs } = entry.acceptanceStatus;
  const add = useAddAcceptance(orgId, applicationID);
  const refresh = useRefreshAcceptances(orgId);
  const { work, failure, isRunning, run, clearFailure } = accepting;
  const [isAsking, setIsAsking] = useState(false);
  const [isForNode, setIsForNode] = useState(false);
  const [chosen, setNode] = useState<SiteRestriction>();
  // Clears the choice if somebody else has accepted the node meanwhile.
  const isOpen = chosen && !acceptedRootNodeIDs.includes(chosen.nodeID);
  const node = isForNode && isOpen ? chosen : undefined;
  // The choice of nodes has loaded them: this only reads the cache.
  const { data: nodes } = useQuery({ ...outletNodesQuery(orgId), enabled: false });
  const nodeName = node && nodes && siteNames(siteTree(nodes)).get(node.nodeID);
  const [form, setForm] = useState(() => notBeforeFormOf(null, new Date()));
  const notBefore = notBeforeOf(form);
  const canAccept = isComplete(form) && (!isForNode || node !== undefined);
  // The choice leaves out the accepted nodes (docs/product/validation.md#acceptance-form).
  const isLeftOut = useCallback(
    ({ id, nodeType }: SiteTreeNode) =>
      nodeType === NodeType.Terminal || acceptedRootNodeIDs.includes(id),
    [acceptedRootNodeIDs],
  );

  const ask = (event: FormEvent) => {
    event.preventDefault();
    clearFailure();
    if (canAccept) setIsAsking(true);
  };
  const cancel = () => {
    setIsAsking(false);
    // A failed call may have saved all the same, or have failed because somebody else had accepted.
    if (failure !== undefined) void refresh();
    clearFailure();
  };
  const accept = () => {
    const save = () =>
      add
        .mutateAsync({ applicationPackageID, notBefore, ...rootNodeOf(node), userID })
        .catch((cause) => Promise.reject(inWords(cause, screenWords.acceptance.save)));
    void run('accepting', save, () => {
      setIsAsking(false);
      onAccepted();
    });
  };

  return (
    <form noValidate onSubmit={ask} aria-label="Accept this version">
      <div className={classes.fields}>
        <div className={classes.group}>
          <Checkbox
            label="Only for node"
            description="Otherwise for all nodes of the organisation."
            checked={isForNode}
            onChange={(event) => setIsForNode(event.currentTarget.checked)}
          />
          {isForNode ? (
            <div className={classes.indented}>
              <SitePicker
                orgId={orgId}
                label="Node"
                value={node ? [node] : []}
                onChange={([next]) => setNode(next)}
                single
                words={words}
                isLeftOut={isLeftOut}
              />
            </div>
          ) : null}
        </div>
        <NotBeforeFields label="Not Before" value={form} onChange={setForm} />
      </div>
      <div className={classes.actions}>
        <Button type="submit" disabled={!canAccept}>
          Accept
        </Button>
        <p className={classes.hint}>Accepting a version is irreversible.</p>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Accept version"
        confirmText={failure === undefined ? 'Accept' : 'Retry'}
        isBusy={work !== undefined}
        error={failure}
        onConfirm={accept}
        onCancel={cancel}
      >
        <p>
          {entry.title} is going to be accepted for{' '}
          <strong>{node ? shownText(nodeName, 'one node') : 'all nodes'}</strong>. Accepting is
          irreversible.
        </p>
        <EffectText notBefore={notBefore} />
      </ConfirmDialog>
      <SelectionGuard
        hasUnsavedChanges={() => isForNode || form.isLimited || isRunning()}
        isSaving={work !== undefined}
      />
    </form>
  );
}
