import type { AuditTypes } from './audit-entries';
import type { AuditFilters } from './audit-search';

export interface FilterFieldsProps {
  types: AuditTypes;
  /** The filters of the entries in the table. */
  applied: AuditFilters;
  /** The filters as the fields show them. */
  edited: AuditFilters;
  /** Whether Apply has refused a range that ends before it begins. */
  isRefused: boolean;
  onEdit: (change: AuditFilters) => void;
}
