import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { Dialog } from '~/components/dialogs/dialog';
import { dateTimeText } from '~/domain/date-time-text';
import { startOf } from '~/domain/local-date-time';
import { shownName } from '~/domain/shown-name';
import type { ChildApplication } from './child-authorisations';
import classes from './update.module.css';
import { isWithdrawal, type Outcome, organisationsText, type UpdatePlan } from './update-plan';

/** An update that waits for the confirmation. */
export interface Question {
  plan: UpdatePlan;
  /** Local time; null for immediately. */
  notBefore: string | null;
}

interface ConfirmUpdateProps {
  application: ChildApplication;
  /** The dialog is open while this has a value. */
  question: Question | undefined;
  isSending: boolean;
  /** Whether the dialog returns the focus when it closes. */
  returnsFocus: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an update: it says what changes, and for how many organisations. */
export function ConfirmUpdate(props: ConfirmUpdateProps) {
  const { application, question } = props;
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(question);
  if (question !== undefined && question !== shown) setShown(question);
  if (!shown) return null;
  const { plan, notBefore } = shown;
  const isNone = isWithdrawal(plan);
  const isRollback = plan.rollbacks > 0;
  const label = isNone ? application.name : `${application.name} ${plan.target.name}`;
  const verb = isNone ? 'Unauthorise' : isRollback ? 'Roll back' : 'Authorise';
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={isNone || !isRollback ? `${verb} ${label}` : `${verb} to ${label}`}
      confirmText={verb}
      isDangerous={isNone || isRollback}
      isBusy={props.isSending}
      returnsFocus={props.returnsFocus}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <p>{changeText(plan, label, isNone)}</p>
      {isRollback ? <p className={classes.warning}>{rollbackText(plan)}</p> : null}
      {isNone ? <p>Sites that already installed it are not reverted.</p> : null}
      {notBefore !== null && !isNone ? (
        <p>
          Organisations that accept new versions automatically accept it not before{' '}
          {dateTimeText(startOf(notBefore))}.
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

function changeText(plan: UpdatePlan, label: string, isNone: boolean): string {
  const { organisations, unchanged } = plan;
  const [only] = organisations;
  const who =
    organisations.length === 1 && only ? only.label : organisationsText(organisations.length);
  const what = isNone
    ? `will no longer be authorised to use ${label}.`
    : `will be authorised for ${label}.`;
  if (unchanged === 0) return `${who} ${what}`;
  const isOne = unchanged === 1;
  const already =
    organisations.length === 1
      ? 'It is'
      : `${unchanged.toLocaleString()} of them ${isOne ? 'is' : 'are'}`;
  return `${who} ${what} ${already} ${isNone ? 'unauthorised' : 'authorised for it'} already.`;
}

/**
 * Rollbacks do not revert sites that already installed
 * (docs/product/versions-and-health.md#rollback).
 */
function rollbackText({ organisations, rollbacks }: UpdatePlan): string {
  const isAll = rollbacks === organisations.length;
  const whose = isAll
    ? 'the current one'
    : `the current one of ${organisationsText(rollbacks)} among them`;
  return `This is a rollback: the chosen version is older than ${whose}. Rollbacks do not revert sites that already installed.`;
}

interface OutcomeDialogProps {
  /** The dialog is open while this has a value. */
  outcome: Outcome | undefined;
  /** Called by OK, Escape and the close button. */
  onClose: () => void;
}

// Exactly the text of docs/product/messages.md#version-authorisations.
const tooOldText =
  'failed to update due to their POSCore not meeting the minimum version requirements';

/**
 * Shows the result of an update: Success, Partial Success or Failure
 * (docs/product/versions-and-health.md#authorisation-outcome).
 */
export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(outcome);
  if (outcome !== undefined && outcome !== shown) setShown(outcome);
  return (
    <Dialog
      isOpen={outcome !== undefined}
      title={shown?.kind ?? 'Failure'}
      onClose={onClose}
      // Authorise is disabled after a success, so the screen focuses the panel's heading.
      returnsFocus={false}
      actions={
        <Button onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      {shown ? <OutcomeWords outcome={shown} /> : null}
    </Dialog>
  );
}

function OutcomeWords({ outcome }: { outcome: Outcome }) {
  const { updated, failed, failure } = outcome;
  return (
    <div role="alert">
      {failure ? <p>{failure}</p> : <p>{organisationsText(updated)} updated.</p>}
      {failed.length > 0 ? (
        <>
          <p>
            {organisationsText(failed.length)} {tooOldText}:
          </p>
          <Box
            component="ul"
            className={classes.failed}
            aria-label="Organisations that failed to update"
            tabIndex={0}
          >
            {failed.map(({ organisationID, name, organisationCode }) => (
              <li key={organisationID}>
                {shownName(name)}{' '}
                {organisationCode ? (
                  <span className={classes.code}>[{organisationCode}]</span>
                ) : null}
              </li>
            ))}
          </Box>
        </>
      ) : null}
    </div>
  );
}
