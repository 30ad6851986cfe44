export { OrganisationList, prepareList } from '../organisation-switcher/organisation-list';
export { OrganisationZone } from '../organisation-zone';
export { ColourSchemePanel } from './colour-scheme-panel';
export { UserMenuPanel } from './user-menu-panel';
