import {
  type Icon,
  IconApi,
  IconBuilding,
  IconBuildingStore,
  IconChartBar,
  IconCloudCog,
  IconFlag,
  IconHeartbeat,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconListSearch,
  IconLock,
  IconMailFast,
  IconPackage,
  IconPlug,
  IconRobot,
  IconServer,
  IconShieldCheck,
  IconUser,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';

/** The icon of each page, by the segment of its address. The summary of an area has none. */
const icons: Readonly<Record<string, Icon>> = {
  organisations: IconBuilding,
  users: IconUsers,
  clients: IconApi,
  poscoreinstances: IconServer,
  integrationserver: IconPlug,
  deploymentserver: IconCloudCog,
  auditlogs: IconHistory,
  entitylookup: IconListSearch,
  statistics: IconChartBar,
  profile: IconBuildingStore,
  teams: IconUsersGroup,
  invite: IconUserPlus,
  pendinginvites: IconMailFast,
  links: IconKey,
  permissiongroups: IconLock,
  serviceaccounts: IconRobot,
  systemhealth: IconHeartbeat,
  acceptances: IconPackage,
  authorisations: IconShieldCheck,
  initialise: IconFlag,
};

/** Returns the icon of a page, which the rail, the palette and the summary cards show alike. */
export function pageIcon(path: string): Icon {
  const [area, first = '', second = ''] = path.split('/').slice(1);
  if (area !== 'admin' && area !== 'organisation') return IconUser;
  return icons[area === 'organisation' ? second : first] ?? IconLayoutDashboard;
}
