import type { FormEvent } from 'react';
import { numberText } from '~/domain/count-text';
import { searchError } from '~/domain/text-limit';
import classes from './summary-more.module.css';

export interface SummaryMoreProps {
  shown: number;
  total: number;
  /** What the field says: "Search clients". */
  label: string;
  /** Opens the page that has the whole list, with the text in its search. */
  onSearch: (text: string) => void;
}

/** What is below a list that shows its first entries only: how many, and a search for the others. */
export function SummaryMore({ shown, total, label, onSearch }: SummaryMoreProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!event.currentTarget.reportValidity()) return;
    onSearch(String(new FormData(event.currentTarget).get('q')).trim());
  };
  return (
    <form aria-label={label} className={classes.more} onSubmit={search}>
      <span className={classes.count}>
        {numberText(shown)} of {numberText(total)}
      </span>
      <input
        name="q"
        type="search"
        className={classes.field}
        aria-label={label}
        placeholder={label}
        // The browser shows the error instead of sending the form.
        onChange={({ target }) => target.setCustomValidity(searchError(target.value) ?? '')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
    </form>
  );
}
