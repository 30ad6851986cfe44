import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { useAddAcceptance, useRefreshAcceptances } from '~/api/version-acceptances';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import type { SiteRestriction } from '~/domain/site-restriction';
import { useSession } from '~/session/session-context';
import type { VersionEntry } from '../model/acceptance-nodes';
import { isComplete, notBeforeFormOf, notBeforeOf } from '../not-before/not-before';
import { NotBeforeFields } from '../not-before/not-before-fields';
import { AcceptQuestion } from './accept-question';
import classes from './form.module.css';
import { losesSelection } from './loses-selection';
import { NodeChoice } from './node-choice';

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
  const node = chosen && acceptedRootNodeIDs.includes(chosen.nodeID) ? undefined : chosen;
  const [notBefore, setNotBefore] = useState(() => notBeforeFormOf(null, new Date()));
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isAtWork = useRef(false);
  const canAccept = isComplete(notBefore) && (!isForNode || node !== undefined);
  const isDirty = isForNode || notBefore.isLimited;

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
        rootNodeID: isForNode ? (node?.nodeID ?? null) : null,
        rootNodeType: isForNode ? (node?.nodeType ?? null) : null,
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
              <NodeChoice
                orgId={orgId}
                acceptedIDs={acceptedRootNodeIDs}
                value={node}
                onChange={setNode}
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
        <AcceptQuestion
          orgId={orgId}
          title={entry.title}
          nodeID={isForNode ? node?.nodeID : undefined}
          notBefore={notBeforeOf(notBefore)}
        />
      </ConfirmDialog>
      <UnsavedChangesGuard hasUnsavedChanges={() => isDirty} losesEdits={losesSelection} />
    </form>
  );
}
