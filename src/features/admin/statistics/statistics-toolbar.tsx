import { Button } from '@mantine/core';
import { IconSearch, IconSortAscending, IconSortDescending, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { useDownloadMonthlyStatistics } from '~/api/statistics';
import { MonthInput } from '~/components/fields/month-input';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { saveFile } from '~/components/save-file';
import { monthText, parseMonth } from '~/domain/month';
import { DownloadLink } from './download-link';
import classes from './statistics.module.css';
import { sortAfterClick } from './statistics-nodes';
import { fieldNames, type StatisticsSort } from './statistics-search';

interface StatisticsToolbarProps {
  /** The month whose figures are shown. */
  month: string | undefined;
  sort: StatisticsSort | undefined;
  onSearch: (month: string | undefined) => void;
  onSortChange: (sort: StatisticsSort | undefined) => void;
}

/** Month, Search, Download, and the sort buttons while there is a sort. */
export function StatisticsToolbar({ month, sort, onSearch, onSortChange }: StatisticsToolbarProps) {
  const [text, setText] = useState(month ?? '');
  const [problem, setProblem] = useState<string>();
  const [shownMonth, setShownMonth] = useState(month);
  const searchButton = useRef<HTMLButtonElement>(null);
  const download = useDownloadMonthlyStatistics();
  const { tooltip, tooltipHandlers } = useHoverNote();
  // Back or a link may change the month in the URL without this form.
  if (month !== shownMonth) {
    setShownMonth(month);
    setText(month ?? '');
    setProblem(undefined);
  }
  const typed = parseMonth(text);

  function change(next: string) {
    setText(next);
    setProblem(undefined);
    download.reset();
  }
  function search() {
    if (text.trim() === '') return onSearch(undefined);
    if (!typed) return setProblem('Enter a month as YYYY-MM.');
    setText(typed);
    onSearch(typed);
  }
  function clear() {
    change('');
    onSearch(undefined);
  }

  return (
    <>
      <form
        className={classes.toolbar}
        aria-label="Statistics of a month"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
        {...tooltipHandlers}
      >
        <MonthInput
          label="Month"
          className={classes.monthField}
          value={text}
          error={problem}
          onChange={change}
          onClear={clear}
        />
        <Button
          ref={searchButton}
          type="submit"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
        >
          Search
        </Button>
        <DownloadLink
          month={typed}
          isBusy={download.isPending}
          onDownload={(wanted) =>
            download.mutate(wanted, {
              onSuccess: ({ name, content }) => saveFile(name, content),
            })
          }
        />
        {sort ? (
          <SortingButtons
            sort={sort}
            onToggle={() => onSortChange(sortAfterClick(sort, sort.field))}
            onClear={() => {
              onSortChange(undefined);
              // The focused button disappears.
              searchButton.current?.focus();
            }}
          />
        ) : null}
        {tooltip}
      </form>
      <div role="alert">
        {download.error ? (
          <p className={classes.failure}>
            {failureWords(download.error, {
              lead: `${monthText(download.variables ?? '')} could not be downloaded.`,
            })}
          </p>
        ) : null}
      </div>
    </>
  );
}

interface SortingButtonsProps {
  sort: StatisticsSort;
  onToggle: () => void;
  onClear: () => void;
}

/** Shows the sort of the rows, with buttons that reverse and clear it. */
function SortingButtons({ sort, onToggle, onClear }: SortingButtonsProps) {
  const Icon = sort.isDescending ? IconSortDescending : IconSortAscending;
  const direction = sort.isDescending ? 'descending' : 'ascending';
  const opposite = sort.isDescending ? 'Sort ascending' : 'Sort descending';
  return (
    <fieldset className={classes.sorting} aria-label="Sorting">
      <Button.Group>
        <Button
          variant="default"
          leftSection={<Icon size={16} aria-hidden="true" />}
          onClick={onToggle}
          data-note={opposite}
          aria-description={opposite}
        >
          {fieldNames[sort.field].heading}, {direction}
        </Button>
        <Button
          variant="default"
          px="xs"
          onClick={onClear}
          aria-label="Clear sorting"
          data-note="Clear sorting"
        >
          <IconX size={16} aria-hidden="true" />
        </Button>
      </Button.Group>
    </fieldset>
  );
}
