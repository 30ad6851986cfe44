import type { ActionIconProps } from '@mantine/core';
import { storedText } from '~/domain/stored-text';
import { longestText } from '~/domain/text-limit';
import { type BadTime, isGood } from '~/domain/typed-date-time';
import { limitError } from '~/domain/typed-text';
import type { AuditTypes } from './audit-entries';
import type { AuditFilters } from './audit-search';

export interface EditedFilters extends Omit<AuditFilters, 'from' | 'to'> {
  from?: string | BadTime;
  to?: string | BadTime;
}

/** Whether a person has typed no text that cannot be read, or is too long. */
export const areGood = (edited: EditedFilters): edited is AuditFilters =>
  isGood(edited.from) &&
  isGood(edited.to) &&
  [edited.user, edited.organisation, edited.message].every(
    (text) => limitError(storedText(text ?? ''), longestText) === undefined,
  );

export interface FilterFieldsProps {
  types: AuditTypes;
  /** The filters of the entries in the table. */
  applied: AuditFilters;
  /** The filters as the fields show them. */
  edited: EditedFilters;
  /** Whether Apply has refused a range that ends before it begins. */
  isRefused: boolean;
  onEdit: (change: EditedFilters) => void;
}

export type FilterName = 'type' | 'user' | 'created' | 'organisation' | 'message';

export interface AuditColumn {
  name: FilterName;
  /** The name of the column, for people. */
  column: string;
  className: string | undefined;
  parameters: (keyof AuditFilters)[];
  /** Returns the text of the badge of an active filter. */
  badgeOf: (filters: AuditFilters) => string;
}

export interface FiltersProps {
  types: AuditTypes;
  filters: AuditFilters;
  onFiltersChange: (filters: AuditFilters) => void;
}

/** The props of the button of a filter, whether its form is open or not. */
export interface FilterButton
  extends Pick<ActionIconProps, 'size' | 'variant' | 'color' | 'children'> {
  'aria-label': string;
  'data-note': string;
}

export interface OpenFilterProps extends AuditColumn, FiltersProps {
  button: FilterButton;
  onChange: (isOpen: boolean) => void;
}
