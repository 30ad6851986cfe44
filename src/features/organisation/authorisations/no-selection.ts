import { parseAuthorisationsSearch } from './authorisations-search';

export const noSelection = parseAuthorisationsSearch({});
