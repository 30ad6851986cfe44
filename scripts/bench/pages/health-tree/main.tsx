import { useRef } from 'react';
import { TreeAndPanel } from '~/components/tree-and-panel';
import { countSites } from '~/features/organisation/system-health/model/counted-sites';
import { readHealthSites } from '~/features/organisation/system-health/model/health-sites';
import { statusOfVersions } from '~/features/organisation/system-health/model/health-status';
import { HealthTreePanel } from '~/features/organisation/system-health/tree/health-tree-panel';
import { theme } from '~/theme';
import { sampleHealth } from '../shared/sample-health';
import { showPage } from '../shared/show-page';
import { TreePage, type TreeProps } from '../shared/tree-page';
import '~/styles';

const now = Date.now();
const latest = { majorVersion: 5, minorVersion: 6, buildNumber: 1, revision: 250 };
const statusOf = statusOfVersions(new Map([['POS Terminal', { latest, iconUri: null }]]));
const { roots } = countSites(readHealthSites(sampleHealth(now), now), {
  filter: {},
  statusOf,
  rollOutOf: () => 'not-known',
});
const nothing = () => {};

/** The panel of System Health with its badges. The button shows all nodes, as a filter does. */
function HealthTree({ expandedIds }: TreeProps) {
  const panel = useRef<HTMLElement>(null);
  return (
    <TreeAndPanel>
      <HealthTreePanel
        panel={panel}
        roots={roots}
        filterKey={expandedIds.size > 0 ? 'all' : undefined}
        selectedId={roots[0]?.id}
        onSelect={nothing}
        onClearFilters={nothing}
      />
    </TreeAndPanel>
  );
}

showPage(() => <TreePage tree={HealthTree} />, theme);
