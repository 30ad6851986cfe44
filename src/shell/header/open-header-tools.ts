export { OrganisationList, prepareList } from '../organisation-switcher/organisation-list';
export { ColourSchemePanel } from './colour-scheme-panel';
export { OrganisationZone } from './time-zone-choices';
export { UserMenuPanel } from './user-menu-panel';
