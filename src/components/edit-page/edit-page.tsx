import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Completion } from '~/domain/call-outcome';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { ErrorDialog } from '../dialogs/error-dialog';
import { LoadingOverlay } from '../loading-overlay/loading-overlay';
import { FailureAlert } from '../notices/failure-alert';
import { UnansweredNotice } from '../notices/unanswered-notice';
import { Panel } from '../panel/panel';
import { passFocusOn } from '../pass-focus';
import { WorkingButton } from '../working-button';
import { FormActions, FormCard, FormFields, FormPage, PendingValue, ReadOnly } from './form-page';
import { UnsavedChangesGuard } from './unsaved-changes-guard';
import { useSaveKey } from './use-save-key';
import { useWork } from './use-work';

export interface EditPageProps {
  title: string;
  subtitle?: string;
  /** Links and buttons beside the heading. They act on the stored record, not on the form. */
  actions?: ReactNode;
  /** The record does not exist yet, so Delete is disabled. */
  isCreating?: boolean;
  isDirty: boolean;
  /** A save or a deletion waits for the answer to a question. Nothing is on its way. */
  isAsking?: boolean;
  /** Hides what saves, deletes and resets, and disables the fields. */
  readOnly?: boolean;
  isLoading?: boolean;
  error?: Error | null;
  onRetry?: () => void;
  /** Says that the record could not be read again. A failed save says why by itself. */
  stale?: ReactNode;
  /**
   * Saves the form. A fulfilled promise leaves the page; a rejected one keeps it and shows the
   * message. 'stay' keeps the page without a message: at once if a field is invalid, so that the
   * field can take the focus, or as the result if the person answered a question with no.
   */
  onSave?: () => Completion | 'stay';
  onCancel: () => void;
  /** Leaves the page. A successful save or delete calls it as well. */
  onDone: () => void;
  onDelete?: () => Completion;
  /** What the dialog asks before `onDelete`. */
  deletionQuestion?: ReactNode;
  /** Shows a failed save or deletion in a dialog that OK dismisses, instead of on the page. */
  hasFailureDialog?: boolean;
  children?: ReactNode;
  /** Panels that save by themselves, such as a grid of members. */
  panels?: ReactNode;
}

/** The frame of all edit screens (docs/product/edit-pages.md): Save and Cancel or Done, Delete. */
export function EditPage(props: EditPageProps) {
  const { isCreating = false, readOnly = false, onSave, onDelete } = props;
  const [isPending, setIsPending] = useState(false);
  const isDirty = props.isDirty || isPending;
  const { work, failure, unsent, isRunning, run, clearFailure } = useWork<'saving' | 'deleting'>();
  const [deletion, setDeletion] = useState<'asked' | 'confirmed'>();
  const isLeaving = useRef(false);
  const form = useSaveKey();
  const isBusy = work !== undefined;
  const isLoaded = !props.isLoading && !props.error;
  const canSave = isLoaded && isDirty && !readOnly && onSave !== undefined;

  const leave = (go: () => void) => {
    isLeaving.current = true;
    go();
  };
  // Another guard may have blocked the navigation. Input then shows that the page is still open, so
  // its edits are guarded again.
  const stay = () => {
    isLeaving.current = false;
  };
  const finish = () => leave(props.onDone);

  const save = () => {
    if (canSave && onSave && !isPending) void run('saving', onSave, finish);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    save();
  };

  const confirmDeletion = () => {
    // A read of the question ends with it. The read before the deletion must not wait for that one.
    flushSync(() => setDeletion('confirmed'));
    if (onDelete) void run('deleting', onDelete, finish);
  };
  const retrySave = unsent && canSave ? save : undefined;
  const retry = unsent === 'deleting' ? confirmDeletion : retrySave;

  return (
    <ReadOnly value={readOnly}>
      <FormPage
        title={props.title}
        subtitle={props.subtitle}
        actions={props.actions}
        panels={props.panels}
        end={
          onDelete && !readOnly ? (
            <Panel
              title="Delete this record"
              action={
                <Button
                  variant="outline"
                  color="red"
                  loading={work === 'deleting'}
                  disabled={isCreating || !isLoaded || isBusy}
                  onClick={() => setDeletion('asked')}
                >
                  Delete
                </Button>
              }
            />
          ) : null
        }
      >
        <FormCard
          ref={form}
          onSubmit={submit}
          onInput={stay}
          onKeyDownCapture={stay}
          onPointerDownCapture={stay}
          aria-busy={work === 'saving'}
        >
          {isBusy ? <UnansweredNotice /> : null}
          {props.hasFailureDialog ? (
            <ErrorDialog message={failure} onClose={clearFailure} onRetry={retry} />
          ) : (
            <FailureAlert message={failure}>
              {retry ? (
                <Button ref={passFocusOn} variant="default" onClick={retry}>
                  Retry
                </Button>
              ) : null}
            </FailureAlert>
          )}
          {failure === undefined && !isBusy ? props.stale : null}
          <LoadingOverlay isLoading={props.isLoading} error={props.error} onRetry={props.onRetry}>
            <PendingValue value={setIsPending}>
              <FormFields disabled={isBusy}>{props.children}</FormFields>
            </PendingValue>
          </LoadingOverlay>
          <FormActions>
            {canSave || work === 'saving' ? (
              <>
                <WorkingButton
                  type="submit"
                  loading={work === 'saving' || isPending}
                  disabled={work === 'deleting'}
                >
                  Save
                </WorkingButton>
                <Button variant="default" onClick={() => leave(props.onCancel)} disabled={isBusy}>
                  Cancel
                </Button>
              </>
            ) : (
              <Button variant="default" onClick={finish} disabled={isBusy}>
                Done
              </Button>
            )}
          </FormActions>
        </FormCard>
        <ConfirmDialog
          isOpen={deletion === 'asked'}
          title="Delete"
          confirmText="Delete"
          isDangerous
          // After a confirmation the focus does not return here: a failure message takes it, and
          // a success leaves the page.
          returnsFocus={deletion !== 'confirmed'}
          onConfirm={confirmDeletion}
          onCancel={() => setDeletion(undefined)}
        >
          {props.deletionQuestion}
        </ConfirmDialog>
        <UnsavedChangesGuard
          hasUnsavedChanges={() =>
            (isDirty && !isLeaving.current) || (isRunning() && !props.isAsking)
          }
          isSaving={isBusy && !props.isAsking}
          isDeletion={work === 'deleting'}
        />
      </FormPage>
    </ReadOnly>
  );
}
