import { Button } from '@mantine/core';
import { IconFilterOff, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FilterBox } from '~/components/fields/filter-box';
import { OptionalSelect } from '~/pickers/option-select';
import { type HealthSearch, isFiltered, withoutFilters } from '../health-search';
import type { HealthSite } from '../model/health-sites';
import { healthStatuses, type StatusCounts } from '../model/health-status';
import { rollOutWords } from '../model/roll-out-status';
import classes from './health-filters.module.css';
import { reportedVersions } from './reported-versions';
import { StatusFilter } from './status-filter';

interface HealthFiltersProps {
  search: HealthSearch;
  sites: readonly HealthSite[];
  /** The counts by status of what passes the other filters; undefined while they are not known. */
  counts: StatusCounts | undefined;
  onSearchChange: (search: HealthSearch) => void;
}

const numbers = new Intl.NumberFormat();
const asOptions = (texts: readonly string[]) => texts.map((text) => ({ key: text, value: text }));

/** The filters of the tree and the list: text, application, version, status and roll-out. */
export function HealthFilters({ search, sites, counts, onSearchChange }: HealthFiltersProps) {
  const { app, version, rollOut } = search;
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
          filter={search.text ?? ''}
          onApply={(text) => onSearchChange({ ...search, text: text || undefined })}
        />
        <OptionalSelect
          label="Application"
          className={classes.select}
          noneLabel="All applications"
          options={applications}
          value={app ?? null}
          onChange={(next) =>
            onSearchChange({ ...search, app: next ?? undefined, version: undefined })
          }
        />
        <OptionalSelect
          label="Version"
          className={classes.select}
          noneLabel="All versions"
          disabled={app === undefined && version === undefined}
          options={versions}
          value={version ?? null}
          onChange={(next) => onSearchChange({ ...search, version: next ?? undefined })}
        />
        {rollOut ? (
          <Button
            variant="light"
            rightSection={<IconX size={14} aria-hidden="true" />}
            aria-label={`Roll-out: ${rollOutWords[rollOut].label}. Clear this filter`}
            onClick={() => onSearchChange({ ...search, rollOut: undefined })}
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
        {isFiltered(search) && counts ? matchesText(matchesOf(search, counts)) : ''}
      </span>
      <StatusFilter
        status={search.status}
        counts={counts}
        onChange={(status) => onSearchChange({ ...search, status })}
      />
    </div>
  );
}

/** Counts what passes all filters. */
function matchesOf({ status }: HealthSearch, counts: StatusCounts): number {
  return status ? counts[status] : healthStatuses.reduce((sum, each) => sum + counts[each], 0);
}

const matchesText = (count: number) =>
  `${numbers.format(count)} ${count === 1 ? 'matches' : 'match'} the filters`;
