import {
  hashKey,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { newRecordId } from '~/domain/new-record-id';
import { ErrorDialog } from '../dialogs/error-dialog';
import { EditPage } from './edit-page';
import { RecordEditor, type RecordEditorFrame } from './record-editor';

interface EditRecordProps<Stored, Form extends object, Limits, Key extends QueryKey>
  extends RecordEditorFrame<Stored, Form, Limits> {
  /** The id of the record; `new` creates one. A record that always exists has none here. */
  id?: string;
  /** Reads the record. */
  query: UseQueryOptions<Stored, Error, Stored, Key>;
  /** The subtitle until the record is loaded. */
  unloadedSubtitle?: string;
  /** Returns the content of the page after a failed load, where Retry would not help. */
  contentOfFailure?: (error: Error) => ReactNode | undefined;
}

/** The screen that loads one record and edits it, or creates one (docs/product/edit-pages.md). */
export function EditRecord<Stored, Form extends object, Limits, Key extends QueryKey>(
  props: EditRecordProps<Stored, Form, Limits, Key>,
) {
  const { id, query, reword = asError, onDone } = props;
  const queryClient = useQueryClient();
  const isCreating = id === newRecordId;
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: !isCreating });
  const [dismissed, setDismissed] = useState<Error>();

  if (isCreating || data !== undefined) {
    const readFresh = () => queryClient.fetchQuery({ ...query, staleTime: 0 });
    return (
      <RecordEditor
        {...props}
        key={hashKey(query.queryKey)}
        record={data}
        readFresh={isCreating ? undefined : readFresh}
      />
    );
  }
  const failure = error && !isFetching ? error : undefined;
  const content = failure && props.contentOfFailure?.(failure);
  const reworded = failure && !content ? reword(failure, 'load') : null;
  const isInDialog = props.hasFailureDialog === true && failure !== dismissed;
  return (
    <>
      <EditPage
        title={props.title}
        subtitle={props.unloadedSubtitle}
        actions={props.actions}
        isDirty={false}
        isLoading={!failure}
        // The dialog shows the message until a person dismisses it.
        error={reworded && isInDialog ? new Error('') : reworded}
        onRetry={() => refetch()}
        onCancel={props.onCancel ?? onDone}
        onDone={onDone}
      >
        {content}
      </EditPage>
      <ErrorDialog
        message={isInDialog ? reworded?.message : undefined}
        onClose={() => setDismissed(failure)}
      />
    </>
  );
}

const asError = (error: Error) => error;
