import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { monthlyStatisticsAddress } from '~/api/statistics';

interface DownloadLinkProps {
  /** Undefined for none: there is nothing to download then. */
  month: string | undefined;
  isBusy: boolean;
  onDownload: (month: string) => void;
}

/**
 * The link to the month's figures as a file. A plain press fetches it, so that a refusal is shown
 * here and takes nobody away from the page; to be copied or opened elsewhere it is a link as any.
 */
export function DownloadLink({ month, isBusy, onDownload }: DownloadLinkProps) {
  const look = {
    variant: 'default',
    leftSection: <IconDownload size={16} aria-hidden="true" />,
  } as const;
  if (!month) {
    return (
      <Button component="a" role="link" aria-disabled="true" data-disabled {...look}>
        Download
      </Button>
    );
  }
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    if (!isBusy) onDownload(month);
  };
  return (
    <Button
      component="a"
      href={monthlyStatisticsAddress(month)}
      download
      aria-busy={isBusy || undefined}
      loading={isBusy}
      onClick={press}
      {...look}
    >
      Download
    </Button>
  );
}
