import type { QueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { listedFirst, useLongList } from '~/api/list-search';
import { organisationQueries } from '~/api/organisations';
import { pressedKey, takeFocus } from '~/components/focus';
import { bestMatches } from '~/domain/best-matches';
import { numberText } from '~/domain/count-text';
import { listedOptions } from '~/domain/lists';
import { organisationLabelOf } from '~/domain/shown-name';
import { useOptionalSession } from '~/session/session';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import { moveActiveOption, SearchCombobox, useWaitingEnter } from '../search-combobox';
import classes from './organisation-switcher.module.css';
import {
  knownOrganisations,
  type ListedOrganisation,
  useShownOrganisation,
} from './shown-organisation';

/** Reads the first organisations, before the list opens. */
export const prepareList = (queryClient: QueryClient) =>
  void queryClient.prefetchQuery(organisationQueries.list(listedFirst));

/** A search field, and the organisations that match by name or code. Keys move through them. */
export function OrganisationList({ onChoose }: { onChoose: (organisationId: string) => void }) {
  const { orgId, error } = useShownOrganisation();
  const session = useOptionalSession();
  const id = useId();
  const [text, setText] = useState('');
  const list = useLongList(organisationQueries.list, { text, isOpen: !error });
  const { entries, isWhole, isSearching } = list;
  // If the current one could not be read, the list would fail as well.
  const failure = error ?? list.error;
  const organisations = useMemo(
    () => [...new Map(entries.map((each) => [each.organisationID, each])).values()],
    [entries],
  );
  // Not deferred: a key right after the last letter would choose from the previous list.
  const { found, total } = useMemo(
    () =>
      findOrganisations(
        failure ? knownOrganisations(failure, session) : organisations,
        text,
        listedOptions,
      ),
    [organisations, text, failure, session],
  );
  const [active, setActive] = useState(0);
  // Enter right after the last letter chooses from the matches of the whole text, once they are found.
  const setIsEnterWaiting = useWaitingEnter(!isSearching, found[0]?.organisationID, onChoose);
  const activeId = found[active] ? `${id}-${active}` : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const chosen = key === 'Enter' ? found[active] : undefined;
    const moved = moveActiveOption(key, active, found.length);
    if (key === 'Enter' && isSearching && active === 0) return setIsEnterWaiting(true);
    if (chosen || moved !== undefined) event.preventDefault();
    if (chosen) onChoose(chosen.organisationID);
    if (moved !== undefined) setActive(moved);
  };

  return (
    <>
      <SearchCombobox
        ref={takeFocus}
        className={classes.search}
        label="Search organisations by name or code"
        placeholder="Name or code"
        listId={id}
        activeId={activeId}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setActive(0);
          setIsEnterWaiting(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label="Organisations" className={classes.options}>
        {found.map((organisation, index) => (
          <div
            key={organisation.organisationID}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={organisation.organisationID === orgId}
            className={clsx(classes.option, index === active && classes.active)}
            onClick={() => onChoose(organisation.organisationID)}
            onKeyDown={onKeyDown}
          >
            {organisationLabelOf(organisation)}
          </div>
        ))}
      </div>
      <p className={menuClasses.note} role="status">
        {list.isLoading
          ? 'Loading...'
          : noteOf(found.length, isWhole || failure ? total : undefined, isSearching)}
      </p>
    </>
  );
}

/** @param total the number of all matches; undefined if the service has more than it has sent */
function noteOf(shown: number, total: number | undefined, isSearching: boolean): string {
  if (isSearching) return 'Searching...';
  if (shown === 0) return 'No organisations';
  if (total === undefined && shown === listedOptions) {
    return `The first ${numberText(shown)}. Type to find others.`;
  }
  if (total !== undefined && shown < total) {
    return `The first ${numberText(shown)} of ${numberText(total)}. Type to find others.`;
  }
  return shown === 1 ? '1 organisation' : `${numberText(shown)} organisations`;
}

/**
 * Finds the organisations whose name or code contains `text`, the best matches first
 * (docs/product/shell.md#order-of-matches).
 * @returns at most `limit` organisations, and the number of all matches
 */
export function findOrganisations<Listed extends ListedOrganisation>(
  organisations: readonly Listed[],
  text: string,
  limit: number,
): { found: Listed[]; total: number } {
  const all = bestMatches(organisations, text, (organisation) => [
    organisation.name,
    organisation.organisationCode,
    organisationLabelOf(organisation),
  ]);
  return { found: all.slice(0, limit), total: all.length };
}
