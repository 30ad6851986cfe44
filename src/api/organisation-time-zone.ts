import {
  getOrganisationTimeZone,
  type OrganisationTimeZone,
  setOrganisationTimeZone,
} from './answers/organisation-time-zone.gen';
import { query } from './calls';
import { usePost } from './use-post';

export type { OrganisationTimeZone };

/** The time zone of an organisation. A back end without this call answers 404, 405 or 501. */
export const organisationTimeZoneQuery = (orgId: string) =>
  query(['organisation-time-zone', orgId], getOrganisationTimeZone, { path: { orgId } });

/** Returns the time zone that counts: the own one, or that of the nearest organisation above. */
export const countingTimeZone = ({ timeZone, inheritedTimeZone }: OrganisationTimeZone) =>
  timeZone ?? inheritedTimeZone;

/** Sets the own time zone of an organisation. Those below it may take it over. */
export const useSetOrganisationTimeZone = (orgId: string) =>
  usePost(setOrganisationTimeZone, { path: { orgId } }, [
    (queryClient) => queryClient.invalidateQueries({ queryKey: ['organisation-time-zone'] }),
  ]);
