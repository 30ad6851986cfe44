import { failureWords } from '~/api/failure-words';
import { PlainButton } from '~/components/plain-button';
import { countText } from '~/domain/count-text';
import classes from './palette-dialog.module.css';

interface PaletteNoteProps {
  count: number;
  /** Why the text is not searched for. */
  limit: string | undefined;
  /** Nothing is typed. */
  isEmpty: boolean;
  isSearching: boolean;
  isPartial: boolean;
  error: Error | null;
  retry: () => void;
}

/** Says how much was found, what is still pending and what failed. */
export function PaletteNote({ error, retry, ...state }: PaletteNoteProps) {
  return (
    <div className={classes.foot}>
      <p className={classes.note} role="status">
        {noteOf(state)}
      </p>
      {error ? (
        <div className={classes.failure}>
          <p role="alert">{failureWords(error, { lead: 'Some records could not be searched.' })}</p>
          <PlainButton variant="default" onClick={retry}>
            Retry
          </PlainButton>
        </div>
      ) : null}
    </div>
  );
}

function noteOf(state: Omit<PaletteNoteProps, 'error' | 'retry'>) {
  const { count, limit, isEmpty, isSearching, isPartial } = state;
  if (limit !== undefined) return limit;
  if (isSearching && !isEmpty)
    return count === 0 ? 'Searching...' : `${results(count)}. Searching...`;
  if (count === 0) return 'No record found';
  return isPartial ? `${results(count)}. There are more: type on to find them.` : results(count);
}

const results = (count: number) => countText(count, 'result');
