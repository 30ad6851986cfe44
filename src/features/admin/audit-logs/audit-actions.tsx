import { ActionIcon, Button, Loader } from '@mantine/core';
import { IconDownload, IconFilterOff, IconRefresh } from '@tabler/icons-react';
import { useFocusWhenGone } from '~/components/focus';
import { focusHeading, PageHeading } from '~/components/page-heading';
import { type AuditSearch, isFiltered } from './audit-search';
import { Pager } from './pager';

interface AuditActionsProps {
  search: AuditSearch;
  hasNext: boolean;
  isExporting: boolean;
  isRefreshing: boolean;
  onSearchChange: (search: AuditSearch) => void;
  onRefresh: () => void;
  onExport: () => void;
}

/** The heading with the actions on the whole log and the pager. */
export function AuditActions(props: AuditActionsProps) {
  const { search, onSearchChange, isRefreshing } = props;
  useFocusWhenGone(isFiltered(search), () => focusHeading());
  return (
    <PageHeading
      actions={
        <>
          {isFiltered(search) ? (
            <Button
              variant="default"
              leftSection={<IconFilterOff size={16} aria-hidden="true" />}
              onClick={() => onSearchChange({ page: search.page })}
            >
              Clear all filters
            </Button>
          ) : null}
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            disabled={props.isExporting}
            onClick={props.onExport}
          >
            Export to CSV
          </Button>
          <ActionIcon
            variant="default"
            aria-label="Refresh"
            // A disabled button would lose the focus.
            aria-disabled={isRefreshing || undefined}
            onClick={() => isRefreshing || props.onRefresh()}
          >
            {isRefreshing ? (
              <Loader size={14} color="gray" />
            ) : (
              <IconRefresh size={16} aria-hidden="true" />
            )}
          </ActionIcon>
          <Pager
            page={search.page ?? 1}
            hasNext={props.hasNext}
            onPage={(page) => onSearchChange({ ...search, page })}
          />
        </>
      }
    >
      Audit Logs
    </PageHeading>
  );
}
