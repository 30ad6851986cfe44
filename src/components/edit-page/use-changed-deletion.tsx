import type { ReactNode } from 'react';
import type { ChangedField } from '../dialogs/changed-fields';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { useQuestion } from './use-question';

interface ChangedDeletionOptions<Stored, Form> {
  readFresh: () => Promise<Stored>;
  formOf: (record: Stored) => Form;
  /** @param seen the form that the person has decided about; by default what the page shows */
  changesIn: (fresh: Stored, seen?: Form) => ChangedField[];
  /** The question before the deletion of a record. */
  questionOf: (record: Stored) => ReactNode;
}

/** Asks before a deletion of what somebody else has changed (docs/product/edit-pages.md#delete-button). */
export function useChangedDeletion<Stored, Form>(options: ChangedDeletionOptions<Stored, Form>) {
  const { readFresh, formOf, changesIn, questionOf } = options;
  const question = useQuestion<{ fresh: Stored; fields: ChangedField[] }, boolean>();

  /** Resolves to the record as it is stored, and whether it may be deleted. */
  async function decide(seen?: Form): Promise<{ fresh: Stored; mayDelete: boolean }> {
    const fresh = await readFresh();
    const fields = changesIn(fresh, seen);
    if (fields.length === 0) return { fresh, mayDelete: true };
    const mayDelete = await question.ask({ fresh, fields });
    // The question may have been open for minutes.
    return mayDelete ? decide(formOf(fresh)) : { fresh, mayDelete };
  }

  const { subject } = question;
  const changedQuestion = (
    <ConfirmDialog
      isOpen={subject !== undefined}
      title="Changed by somebody else"
      confirmText="Delete it all the same"
      cancelText="Keep it as it is now"
      isDangerous
      changed={subject && { fields: subject.fields, captions: ['Before', 'Now'] }}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {subject && questionOf(subject.fresh)}
    </ConfirmDialog>
  );
  return { decide, changedQuestion, isChangeAsked: question.isOpen };
}
