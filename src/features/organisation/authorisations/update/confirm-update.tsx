import { useState } from 'react';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { dateTimeText } from '~/domain/date-time-text';
import { startOf } from '~/domain/local-date-time';
import type { ChildApplication } from '../model/child-authorisations';
import { isWithdrawal, organisationsText, type UpdatePlan } from '../model/update-plan';
import classes from './update.module.css';
import type { Question } from './use-update';

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
