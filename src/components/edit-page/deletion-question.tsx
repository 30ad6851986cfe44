import type { ReactNode } from 'react';

export interface DeletionQuestionProps {
  recordName?: string;
  /** What a deletion removes together with the record, for the same question. */
  deletionNote?: string;
  /** The question before a deletion; by default with the name: Delete "Harbour"? */
  deletionQuestion?: string;
  /** What a person should know first. It appears above the question. */
  deletionFacts?: ReactNode;
  /** A notice offers to undo the deletion. */
  offersUndo?: boolean;
}

/** What a dialog asks before a deletion. */
export function DeletionQuestion({ recordName: name, ...props }: DeletionQuestionProps) {
  const question = props.deletionQuestion ?? (name ? `Delete "${name}"?` : 'Delete this record?');
  return (
    <>
      {props.deletionFacts}
      <p>{props.offersUndo ? question : `${question} This cannot be undone.`}</p>
      {props.deletionNote ? <p>{props.deletionNote}</p> : null}
    </>
  );
}
