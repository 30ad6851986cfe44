import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import { useAddAcceptance, useRefreshAcceptances } from '~/api/version-acceptances';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { NodeType } from '~/domain/contract/enums.gen';
import type { SiteRestriction, SiteTreeNode } from '~/domain/site-restriction';
import { SitePicker, type SiteWords } from '~/pickers/site-picker/site-picker';
import { useSession } from '~/session/session-context';
import type { VersionEntry } from './acceptance-nodes';
import { selectionParameters } from './edit-forms';
import classes from './forms.module.css';
import { isComplete, notBeforeFormOf, notBeforeOf } from './not-before';
import { EffectText, NotBeforeFields } from './not-before-fields';

const words: SiteWords = {
  add: 'Choose an outlet or group',
  none: 'No node is chosen.',
  hint: 'The version is accepted for the place and everything in it. Places for which it is accepted already are left out.',
  empty: 'There is no outlet or group for which the version is not accepted already.',
  failure: screenWords.acceptance.nodes,
};

interface AcceptFormProps {
  orgId: string;
  entry: VersionEntry;
  /** Called after the acceptance was saved. */
  onAccepted: () => void;
}

/**
 * The form that accepts a version for all nodes or one, immediately or later. It asks first: an
 * acceptance is irreversible.
 */
export function AcceptForm({ orgId, entry, onAccepted }: AcceptFormProps) {
  const { userID } = useSession();
  const { applicationID, applicationPackageID } = entry.applicationPackage;
  const { acceptedRootNodeIDs } = entry.acceptanceStatus;
  const add = useAddAcceptance(orgId, applicationID);
  const refresh = useRefreshAcceptances(orgId);
  const [isForNode, setIsForNode] = useState(false);
  const [chosen, setNode] = useState<SiteRestriction>();
  // Clears the choice if somebody else has accepted the node meanwhile.
  const allowed = chosen && acceptedRootNodeIDs.includes(chosen.nodeID) ? undefined : chosen;
  const node = isForNode ? allowed : undefined;
  const [notBefore, setNotBefore] = useState(() => notBeforeFormOf(null, new Date()));
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isAtWork = useRef(false);
  const canAccept = isComplete(notBefore) && (!isForNode || node !== undefined);
  const isDirty = isForNode || notBefore.isLimited;
  // The choice leaves out the accepted nodes (docs/product/validation.md#acceptance-form).
  const isLeftOut = useCallback(
    ({ id, nodeType }: SiteTreeNode) =>
      acceptedRootNodeIDs.includes(id) ||
      (nodeType !== NodeType.Outlet && nodeType !== NodeType.OutletGroup),
    [acceptedRootNodeIDs],
  );

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    if (canAccept) setIsAsking(true);
  };
  const cancel = () => {
    setIsAsking(false);
    // A failed call may have saved all the same, or have failed because somebody else had accepted.
    if (failure !== undefined) void refresh();
  };
  const accept = async () => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setFailure(undefined);
    try {
      await add.mutateAsync({
        applicationPackageID,
        notBefore: notBeforeOf(notBefore),
        rootNodeID: node?.nodeID ?? null,
        rootNodeType: node?.nodeType ?? null,
        userID,
      });
      setIsAsking(false);
      onAccepted();
    } catch (error) {
      setFailure(failureWords(error, screenWords.acceptance.save));
    } finally {
      isAtWork.current = false;
    }
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
        <NotBeforeFields value={notBefore} onChange={setNotBefore} />
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
        isBusy={add.isPending}
        error={failure}
        onConfirm={accept}
        onCancel={cancel}
      >
        <p>
          {entry.title} is going to be accepted for <NodeName orgId={orgId} id={node?.nodeID} />.
          Accepting is irreversible.
        </p>
        <EffectText notBefore={notBeforeOf(notBefore)} isStored={false} />
      </ConfirmDialog>
      <UnsavedChangesGuard
        hasUnsavedChanges={() => isDirty}
        recordParameters={selectionParameters}
      />
    </form>
  );
}

/** The name of a node. Without an id, the words for all nodes. */
function NodeName({ orgId, id }: { orgId: string; id: string | undefined }) {
  // The choice of nodes has loaded them: this only reads the cache.
  const { data } = useQuery({ ...outletNodesQuery(orgId), enabled: false });
  const name = data?.find(({ nodeID }) => nodeID === id)?.name || 'one node';
  return <strong>{id === undefined ? 'all nodes' : name}</strong>;
}
