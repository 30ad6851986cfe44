import { Button } from '@mantine/core';
import {
  IconDownload,
  IconSearch,
  IconSortAscending,
  IconSortDescending,
  IconX,
} from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureWords } from '~/api/failure-words';
import { monthlyStatisticsAddress, useDownloadMonthlyStatistics } from '~/api/statistics';
import { MonthInput } from '~/components/fields/month-input';
import { useAppliedText } from '~/components/fields/use-applied-text';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { saveFile } from '~/components/save-file';
import { lastCompleteMonth } from '~/domain/month';
import { monthError, monthText, parseMonth } from '~/domain/month-text';
import classes from './statistics.module.css';
import { fieldNames } from './statistics-search';
import { useStatisticsSort } from './use-statistics-sort';

/** Month, Search, Download, and the sort buttons while there is a sort. */
export function StatisticsToolbar({ onSearch }: { onSearch: (month?: string) => void }) {
  const { month = '' } = useSearch({ from: '/_signed-in/admin/statistics' });
  const { text, setText, send, isOutside } = useAppliedText(month, month || lastCompleteMonth());
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const download = useDownloadMonthlyStatistics();
  const { tooltip, tooltipHandlers } = useHoverNote();
  if (isOutside) setProblem(undefined);
  const typed = parseMonth(text);

  function change(next: string) {
    setText(next);
    setProblem(undefined);
    download.reset();
  }
  function search() {
    if (!typed && text.trim() !== '') {
      flushSync(() => setProblem(monthError(text)));
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    send(typed ?? '');
    onSearch(typed);
  }
  // The link fetches on a plain click, so that the page can show a refusal. For copying or opening
  // on other pages it is an ordinary link.
  function saveMonth(event: MouseEvent) {
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!typed || isForBrowser || event.button !== 0) return;
    event.preventDefault();
    download.mutate(typed, { onSuccess: ({ name, content }) => saveFile(name, content) });
  }

  return (
    <>
      <form
        ref={form}
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
          onClear={() => {
            change('');
            send('');
            onSearch(undefined);
          }}
        />
        <Button type="submit" leftSection={<IconSearch size="1rem" aria-hidden="true" />}>
          Search
        </Button>
        <Button
          component="a"
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden="true" />}
          {...(typed
            ? {
                href: monthlyStatisticsAddress(typed),
                download: true,
                onClick: saveMonth,
                ...(download.isPending && { 'aria-busy': true }),
                loading: download.isPending,
              }
            : { role: 'link', 'aria-disabled': true, 'data-disabled': true })}
        >
          Download
        </Button>
        <SortingButtons
          onCleared={() => form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()}
        />
        {tooltip}
      </form>
      <div role="alert">
        {download.error ? (
          <p className={classes.failure}>
            {failureWords(download.error, {
              lead: `${monthText(download.variables)} could not be downloaded.`,
            })}
          </p>
        ) : null}
      </div>
    </>
  );
}

/** Shows the sort of the rows, with buttons that reverse and clear it. */
function SortingButtons({ onCleared }: { onCleared: () => void }) {
  const { sort, sortBy } = useStatisticsSort();
  if (!sort) return null;
  const Icon = sort.isDescending ? IconSortDescending : IconSortAscending;
  const opposite = sort.isDescending ? 'Sort ascending' : 'Sort descending';
  return (
    <fieldset className={classes.sorting} aria-label="Sorting">
      <Button.Group>
        <Button
          variant="default"
          leftSection={<Icon size="1rem" aria-hidden="true" />}
          onClick={() => sortBy(sort.field)}
          data-note={opposite}
          aria-description={opposite}
        >
          {fieldNames[sort.field].heading}, {sort.isDescending ? 'descending' : 'ascending'}
        </Button>
        <Button
          variant="default"
          px="xs"
          onClick={() => {
            void sortBy(undefined);
            // The focused button disappears.
            onCleared();
          }}
          aria-label="Clear sorting"
          data-note="Clear sorting"
        >
          <IconX size="1rem" aria-hidden="true" />
        </Button>
      </Button.Group>
    </fieldset>
  );
}
