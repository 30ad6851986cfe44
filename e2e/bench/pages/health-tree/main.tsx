import { TreeAndPanel, usePanelFocus } from '~/components/tree-and-panel';
import {
  countSites,
  readHealthSites,
} from '~/features/organisation/system-health/model/health-sites';
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
const sites = readHealthSites(sampleHealth(now), now);
const counted = countSites(sites, { filter: {}, statusOf, rollOutOf: () => 'not-known' });
const health = { sites, selected: sites[0], counted, change: () => undefined };

/** The panel of System Health with its badges. The button shows all nodes, as a filter does. */
function HealthTree({ expandedIds }: TreeProps) {
  const focus = usePanelFocus(undefined);
  const search = expandedIds.size > 0 ? { text: 'all' } : {};
  return (
    <TreeAndPanel>
      <HealthTreePanel health={{ ...health, search }} focus={focus} />
    </TreeAndPanel>
  );
}

showPage(() => <TreePage tree={HealthTree} />, theme);
