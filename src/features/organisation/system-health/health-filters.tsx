import { Button } from '@mantine/core';
import { IconFilterOff, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FilterBox } from '~/components/fields/filter-box';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { passFocusOn } from '~/components/pass-focus';
import spoken from '~/components/spoken.module.css';
import { countText, numberText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';
import { shownText } from '~/domain/shown-name';
import { writtenVersion } from '~/domain/version-number';
import { ParameterSelect } from '~/pickers/option-select';
import classes from './health-filters.module.css';
import { type HealthSearch, healthStatuses, isFiltered, withoutFilters } from './health-search';
import { statesBelow } from './model/health-sites';
import { statusWords } from './model/health-status';
import { rollOutWords } from './model/roll-out';
import type { SystemHealth } from './use-system-health';

const asOptions = (texts: readonly string[]) =>
  texts.filter(Boolean).map((text) => ({ key: text, value: text }));

/** The filters of the tree and the list: text, application, version, status and roll-out. */
export function HealthFilters({ health }: { health: SystemHealth }) {
  const { search, sites, counted, isWaiting, isFilterWaiting } = health;
  const { text, app, version, status, rollOut } = search;
  const change = (filters: HealthSearch) => health.change({ ...search, ...filters });
  const reported = useMemo(() => statesBelow(sites), [sites]);
  const chosen = reported.find(({ application }) => application === app);
  // Undefined while they are not known.
  const counts = isWaiting || isFilterWaiting ? undefined : counted.byStatus;
  const all = counts && healthStatuses.reduce((sum, each) => sum + counts[each], 0);
  const matches = counts && status ? counts[status] : all;
  const { tooltip, tooltipHandlers } = useHoverNote();
  return (
    <div className={classes.filters}>
      <div className={classes.row}>
        <FilterBox
          className={classes.text}
          label="Name, code or device"
          placeholder="Filter name/code/device"
          filter={text}
          onApply={(next) => change({ text: next })}
        />
        <ParameterSelect
          label="Application"
          className={classes.select}
          noneLabel="All applications"
          options={asOptions(reported.map(({ application }) => application))}
          value={app}
          onChange={(next) => change({ app: next, version: undefined })}
        />
        <ParameterSelect
          label="Version"
          className={classes.select}
          noneLabel="All versions"
          disabled={app === undefined && version === undefined}
          options={asOptions(loadedRecords(chosen?.versions).map((each) => each.version))}
          value={version && writtenVersion(version)}
          onChange={(next) => change({ version: next })}
        />
        {rollOut ? (
          <Button
            ref={passFocusOn}
            variant="light"
            rightSection={<IconX size="0.875rem" aria-hidden="true" />}
            aria-label={`Roll-out: ${rollOutWords[rollOut].label}. Clear this filter`}
            onClick={() => change({ rollOut: undefined })}
          >
            Roll-out: {rollOutWords[rollOut].label}
          </Button>
        ) : null}
        {isFiltered(search) ? (
          <Button
            ref={passFocusOn}
            variant="subtle"
            leftSection={<IconFilterOff size="1rem" aria-hidden="true" />}
            onClick={() => health.change(withoutFilters(search))}
          >
            Clear all filters
          </Button>
        ) : null}
      </div>
      <span role="status" className={spoken.text}>
        {isFiltered(search) && matches !== undefined
          ? `${countText(matches, 'matches', 'match')} the filters`
          : ''}
      </span>
      {/* The buttons also explain the signs of the tree. */}
      <fieldset className={classes.statuses} aria-label="Status" {...tooltipHandlers}>
        {[undefined, ...healthStatuses].map((each) => {
          const words = each && statusWords[each];
          const count = each ? counts?.[each] : all;
          return (
            <button
              key={each ?? 'all'}
              type="button"
              className={classes.status}
              data-status={each}
              data-note={words?.meaning}
              aria-description={words?.meaning}
              aria-pressed={status === each}
              onClick={() => change({ status: status === each ? undefined : each })}
            >
              {words ? (
                <span className={classes.sign} aria-hidden="true">
                  {words.sign}
                </span>
              ) : null}
              {shownText(words?.label, 'All')}{' '}
              <span className={classes.count}>{count === undefined ? '…' : numberText(count)}</span>
            </button>
          );
        })}
        {tooltip}
      </fieldset>
    </div>
  );
}
