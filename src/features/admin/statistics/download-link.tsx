import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { monthlyStatisticsAddress } from '~/api/statistics';

interface DownloadLinkProps {
  /** Undefined without a month: the link is disabled then. */
  month: string | undefined;
  isBusy: boolean;
  onDownload: (month: string) => void;
}

/**
 * The link to the figures of the month as a file. A plain click calls `onDownload`, so that the
 * page stays and shows a refusal. For copying or opening elsewhere it is an ordinary link.
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
