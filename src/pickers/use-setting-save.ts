import { useRef, useState } from 'react';
import { inWords } from '~/api/failure-words';
import { useWork } from '~/components/edit-page/use-work';
import { type SaveOutcome, wasRefused } from '~/domain/call-outcome';

interface SettingSave<Value> {
  /** The value with which the dialog opens. */
  stored: Value;
  /** Reads the value that is stored now. */
  read: () => Promise<Value>;
  save: (value: Value) => Promise<SaveOutcome>;
  isSame?: (a: Value, b: Value) => boolean;
  textOf: (value: Value) => string;
  /** Says that nothing was saved. */
  lead: string;
}

/**
 * Saves the value of a dialog, unless somebody else has set another one since the dialog opened. A second
 * save then replaces that one.
 */
export function useSettingSave<Value>(setting: SettingSave<Value>) {
  const { read, isSame = Object.is, textOf, lead } = setting;
  const [beginning, setBeginning] = useState(setting.stored);
  // A call whose answer was lost may have set its value.
  const sent = useRef<Value[]>([]);
  const { work, failure, run } = useWork<'saving'>();
  const failed = (cause: unknown): never => {
    throw inWords(cause, { lead });
  };
  const save = async (value: Value) => {
    const current = await read().catch(failed);
    const expected = [beginning, value, ...sent.current];
    if (!expected.some((each) => isSame(each, current))) {
      setBeginning(current);
      const what = `Somebody else has set this to ${textOf(current)} meanwhile.`;
      throw new Error(`${lead} ${what} Save again to replace it.`);
    }
    const send = () =>
      setting.save(value).catch((cause) => {
        if (!wasRefused(cause)) sent.current.push(value);
        return failed(cause);
      });
    const outcome = await send();
    // Somebody else may have set another one since the call whose answer the service repeats.
    if (outcome?.wasReplayed && !isSame(await read().catch(failed), value)) await send();
  };
  return {
    isSaving: work !== undefined,
    failure,
    /** @param onDone closes the dialog; it is called at once if nothing is to be saved */
    submit: (value: Value, onDone: () => void) =>
      isSame(value, beginning) && sent.current.length === 0
        ? onDone()
        : void run('saving', () => save(value), onDone),
  };
}
