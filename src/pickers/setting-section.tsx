import { Button } from '@mantine/core';
import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isNotOffered } from '~/api/api-error';
import { failureWords, inWords } from '~/api/failure-words';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { IfEditable } from '~/components/edit-page/form-page';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { openDialog } from '~/components/focus';
import { RetryNotice, StaleNotice } from '~/components/notices/retry-notice';
import { Panel } from '~/components/panel/panel';
import { type SaveOutcome, wasRefused } from '~/domain/call-outcome';
import classes from './setting-section.module.css';

interface SettingProps<Answer, Value, Key extends QueryKey> {
  title: string;
  query: UseQueryOptions<Answer, Error, Answer, Key>;
  valueOf: (answer: Answer) => Value;
  /**
   * @param readAt when the answer came, in epoch milliseconds
   * @returns the stored value as text, of which a change is announced, and what is beside it
   */
  lookOf: (
    answer: Answer,
    readAt: number,
  ) => { state: string; mark?: ReactNode; buttonText: string; note?: ReactNode };
  /** The sentences that say what could not be read, and that nothing was saved. */
  leads: { read: string; save: string };
  save: (value: Value) => Promise<SaveOutcome>;
  isSame?: (a: Value, b: Value) => boolean;
  textOf: (value: Value, answer: Answer) => string;
  /** The content of the dialog. Its value is undefined while a field has none that can be saved. */
  children: (dialog: {
    answer: Answer;
    value: Value | undefined;
    change: (value: Value | undefined) => void;
    isSaving: boolean;
  }) => ReactNode;
}

/**
 * A panel of an edit page with a value, which a dialog changes and saves by itself. A service without its
 * calls gets no panel.
 */
export function SettingSection<Answer, Value, Key extends QueryKey>(
  props: SettingProps<Answer, Value, Key>,
) {
  const { title, query, lookOf, leads } = props;
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(query);
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const open = () => {
    setOpenings((before) => before + 1);
    setIsOpen(true);
  };
  // A failed read of the dialog leaves the dialog.
  if (error && !data && !isNotOffered(error)) {
    return (
      <Panel title={title}>
        <RetryNotice text={`${leads.read} ${failureWords(error)}`} read={{ isFetching, refetch }} />
      </Panel>
    );
  }
  if (!data) return null;
  const { state, mark, buttonText, note } = lookOf(data, dataUpdatedAt);
  return (
    <Panel title={title}>
      {/* A failed read of the dialog says so in the dialog. */}
      {isOpen ? null : <StaleNotice read={{ data, error, isFetching, refetch }} />}
      <div className={classes.row}>
        <p className={classes.state} role="status">
          {state}
        </p>
        {mark}
        <IfEditable>
          <Button variant="default" onClick={open}>
            {buttonText}
          </Button>
        </IfEditable>
      </div>
      {note ? <div className={classes.note}>{note}</div> : null}
      {/* Each opening starts with the stored value. */}
      <SettingDialog
        {...props}
        key={openings}
        answer={data}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Panel>
  );
}

/** What is said after a save without a clear answer. */
const unclear = 'It is not known whether this was saved.';

/**
 * Changes the value, unless somebody else has set another one since the dialog opened. A second save then
 * replaces that one. A failure keeps the choice.
 */
function SettingDialog<Answer, Value, Key extends QueryKey>(
  props: SettingProps<Answer, Value, Key> & {
    answer: Answer;
    isOpen: boolean;
    onClose: () => void;
  },
) {
  const { answer, isSame = Object.is, textOf, leads, onClose } = props;
  const queryClient = useQueryClient();
  const [beginning, setBeginning] = useState(() => props.valueOf(answer));
  const [value, setValue] = useState<Value | undefined>(beginning);
  // A call whose answer was lost may have set its value.
  const sent = useRef<Value[]>([]);
  const { work, failure, run } = useWork<'saving'>();
  const isSaving = work !== undefined;
  const failed = (cause: unknown, lead: string): never => {
    throw inWords(cause, { lead });
  };
  const read = async (lead: string) => {
    const reading = queryClient.fetchQuery({ ...props.query, staleTime: 0 });
    return props.valueOf(await reading.catch((cause) => failed(cause, lead)));
  };
  const save = async (chosen: Value) => {
    const current = await read(leads.save);
    const expected = [beginning, chosen, ...sent.current];
    if (!expected.some((each) => isSame(each, current))) {
      setBeginning(current);
      const what = `Somebody else has set this to ${textOf(current, answer)} meanwhile.`;
      throw new Error(`${leads.save} ${what} Save again to replace it.`);
    }
    const send = () =>
      props.save(chosen).catch((cause) => {
        if (wasRefused(cause)) return failed(cause, leads.save);
        sent.current.push(chosen);
        return failed(cause, unclear);
      });
    const outcome = await send();
    // Somebody else may have set another one since the call whose answer the service repeats.
    if (outcome?.wasReplayed && !isSame(await read(unclear), chosen)) await send();
  };
  const submit = () => {
    if (value === undefined) {
      // Enter has just left the field, which only the next drawing marks as wrong.
      flushSync(() => {});
      openDialog()?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else if (isSame(value, beginning) && sent.current.length === 0) onClose();
    else void run('saving', () => save(value), onClose);
  };
  return (
    <>
      <ConfirmDialog
        isOpen={props.isOpen}
        title={props.title}
        confirmText="Save"
        isBusy={isSaving}
        error={failure}
        onConfirm={submit}
        onCancel={onClose}
      >
        {props.children({ answer, value, change: setValue, isSaving })}
      </ConfirmDialog>
      {/* Outside of the dialog, which closes while its question may be open. */}
      <UnsavedChangesGuard isSaving={isSaving} />
    </>
  );
}
