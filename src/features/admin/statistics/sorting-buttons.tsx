import { Button } from '@mantine/core';
import { IconSortAscending, IconSortDescending, IconX } from '@tabler/icons-react';
import { fieldNames, type StatisticsSort } from './model/statistics-search';
import classes from './statistics.module.css';

interface SortingButtonsProps {
  sort: StatisticsSort;
  onToggle: () => void;
  onClear: () => void;
}

/** Shows the sort of the rows, with buttons that reverse and clear it. */
export function SortingButtons({ sort, onToggle, onClear }: SortingButtonsProps) {
  const Icon = sort.isDescending ? IconSortDescending : IconSortAscending;
  const direction = sort.isDescending ? 'descending' : 'ascending';
  const by = fieldNames[sort.field].sorted;
  return (
    <fieldset className={classes.sorting} aria-label="Sorting">
      <Button.Group>
        <Button
          variant="default"
          leftSection={<Icon size={16} aria-hidden="true" />}
          onClick={onToggle}
          data-note={`Sort ${sort.isDescending ? 'ascending' : 'descending'}`}
          aria-description={`Sort ${sort.isDescending ? 'ascending' : 'descending'}`}
        >
          {by}, {direction}
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
