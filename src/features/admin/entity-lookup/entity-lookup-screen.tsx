import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { type EntityLookupMatch, entityLookupQueries } from '~/api/entity-lookup';
import { useAppliedText } from '~/components/fields/use-applied-text';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { countText } from '~/domain/count-text';
import { pastedId } from '~/domain/pasted-id';
import { searchError } from '~/domain/text-limit';
import classes from './entity-lookup-screen.module.css';
import { EntityMatches } from './entity-matches';
import { distinctMatches } from './lookup-matches';

/** Entity Lookup (docs/product/reports.md#entity-lookup). */
export function EntityLookupScreen() {
  const { filter = '' } = useSearch({ from: '/_signed-in/admin/entitylookup' });
  const navigate = useNavigate({ from: '/admin/entitylookup' });
  const { data, error, isFetching, refetch } = useQuery({
    ...entityLookupQueries.matches(pastedId(filter) ?? filter),
    select: useCallback((answer: EntityLookupMatch[]) => distinctMatches(answer, filter), [filter]),
    enabled: filter !== '',
  });

  function search(text: string) {
    // The same text again refetches, which aborts a pending refetch.
    if (text === filter && text !== '') void refetch();
    else void navigate({ search: { filter: text || undefined } });
  }

  // A failure empties the results (docs/product/reports.md#failed-queries), and so does an empty
  // filter (docs/product/validation.md#empty-searches).
  const matches = filter !== '' && !error ? data : undefined;
  const hasMatches = matches !== undefined && matches.size > 0;
  return (
    <>
      <PageHeading subtitle="Find any outlet, account, device or other record by its id or name.">
        Entity Lookup
      </PageHeading>
      <LookupForm filter={filter} onSearch={search} />
      <LoadingOverlay
        isLoading={isFetching}
        error={filter === '' ? null : error}
        isEmpty={matches?.size === 0}
        emptyText="No matches"
        loadedText={
          hasMatches ? `${countText(matches.size, 'match', 'matches')} found.` : undefined
        }
        onRetry={() => refetch()}
      >
        {hasMatches ? <EntityMatches key={filter} matches={matches} /> : null}
      </LoadingOverlay>
    </>
  );
}

/** The text field with its button. `onSearch` receives the trimmed text; an empty one clears. */
function LookupForm({ filter, onSearch }: { filter: string; onSearch: (text: string) => void }) {
  const { text, setText, send } = useAppliedText(filter);
  const input = useRef<HTMLInputElement>(null);
  const error = searchError(text);

  const search = (next: string) => {
    send(next);
    onSearch(next);
  };
  const clear = () => {
    search('');
    input.current?.focus();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (error) input.current?.focus();
        else search(text.trim());
      }}
    >
      <TextInput
        ref={input}
        className={classes.input}
        aria-label="Outlet, account, device or other id"
        aria-keyshortcuts="/"
        placeholder="Enter an outlet/account/device/other id"
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
        spellCheck={false}
        rightSection={
          text === '' ? undefined : <CloseButton size="sm" aria-label="Clear" onClick={clear} />
        }
      />
      <Button type="submit" leftSection={<IconSearch size="1rem" aria-hidden="true" />}>
        Search
      </Button>
    </form>
  );
}
