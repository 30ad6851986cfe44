import { Button } from '@mantine/core';
import { IconFilterOff, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FilterBox } from '~/components/fields/filter-box';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { countText, numberText } from '~/domain/count-text';
import { OptionalSelect } from '~/pickers/option-select';
import classes from './health-filters.module.css';
import { type HealthSearch, healthStatuses, isFiltered, withoutFilters } from './health-search';
import { type HealthSite, reportedVersions } from './model/health-sites';
import { type StatusCounts, statusWords } from './model/health-status';
import { rollOutWords } from './model/roll-out';

interface HealthFiltersProps {
  search: HealthSearch;
  sites: readonly HealthSite[];
  /** The counts by status of what passes the other filters; undefined while they are not known. */
  counts: StatusCounts | undefined;
  onSearchChange: (search: HealthSearch) => void;
}

const asOptions = (texts: readonly string[]) => texts.map((text) => ({ key: text, value: text }));

/** The filters of the tree and the list: text, application, version, status and roll-out. */
export function HealthFilters({ search, sites, counts, onSearchChange }: HealthFiltersProps) {
  const { text, app, version, status, rollOut } = search;
  const change = (filters: HealthSearch) => onSearchChange({ ...search, ...filters });
  const reported = useMemo(() => reportedVersions(sites), [sites]);
  const applications = useMemo(() => asOptions([...reported.keys()]), [reported]);
  const versions = useMemo(() => asOptions(reported.get(app ?? '') ?? []), [reported, app]);
  return (
    <div className={classes.filters}>
      <div className={classes.row}>
        <FilterBox
          className={classes.text}
          label="Name, code or device"
          placeholder="Filter name/code/device"
          filter={text ?? ''}
          onApply={(next) => change({ text: next || undefined })}
        />
        <OptionalSelect
          label="Application"
          className={classes.select}
          noneLabel="All applications"
          options={applications}
          value={app ?? null}
          onChange={(next) => change({ app: next ?? undefined, version: undefined })}
        />
        <OptionalSelect
          label="Version"
          className={classes.select}
          noneLabel="All versions"
          disabled={app === undefined && version === undefined}
          options={versions}
          value={version ?? null}
          onChange={(next) => change({ version: next ?? undefined })}
        />
        {rollOut ? (
          <Button
            variant="light"
            rightSection={<IconX size={14} aria-hidden="true" />}
            aria-label={`Roll-out: ${rollOutWords[rollOut].label}. Clear this filter`}
            onClick={() => change({ rollOut: undefined })}
          >
            Roll-out: {rollOutWords[rollOut].label}
          </Button>
        ) : null}
        {isFiltered(search) ? (
          <Button
            variant="subtle"
            leftSection={<IconFilterOff size={16} aria-hidden="true" />}
            onClick={() => onSearchChange(withoutFilters(search))}
          >
            Clear all filters
          </Button>
        ) : null}
      </div>
      <span role="status" className={classes.spoken}>
        {isFiltered(search) && counts
          ? `${countText(status ? counts[status] : sumOf(counts), 'matches', 'match')} the filters`
          : ''}
      </span>
      <StatusFilter status={status} counts={counts} onChange={(next) => change({ status: next })} />
    </div>
  );
}

const sumOf = (counts: StatusCounts) =>
  healthStatuses.reduce((sum, status) => sum + counts[status], 0);

interface StatusFilterProps {
  status: HealthSearch['status'];
  /** Undefined while they are not known. */
  counts: StatusCounts | undefined;
  onChange: (status: HealthSearch['status']) => void;
}

/** One button for each status with its count. The buttons also explain the signs of the tree. */
function StatusFilter({ status, counts, onChange }: StatusFilterProps) {
  const { tooltip, tooltipHandlers } = useHoverNote();
  return (
    <fieldset className={classes.statuses} aria-label="Status" {...tooltipHandlers}>
      <button
        type="button"
        className={classes.status}
        aria-pressed={status === undefined}
        onClick={() => onChange(undefined)}
      >
        All <span className={classes.count}>{counts ? numberText(sumOf(counts)) : '…'}</span>
      </button>
      {healthStatuses.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.status}
          data-status={each}
          data-note={statusWords[each].meaning}
          aria-description={statusWords[each].meaning}
          aria-pressed={status === each}
          onClick={() => onChange(status === each ? undefined : each)}
        >
          <span className={classes.sign} aria-hidden="true">
            {statusWords[each].sign}
          </span>
          {statusWords[each].label}{' '}
          <span className={classes.count}>{counts ? numberText(counts[each]) : '…'}</span>
        </button>
      ))}
      {tooltip}
    </fieldset>
  );
}
