import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { countingTimeZone, organisationTimeZoneQuery } from '~/api/organisation-time-zone';
import { isKnownZone, setOrganisationZone } from '~/domain/time-zone';

/** Shows the times of an organisation's pages in its time zone, once that is chosen. */
export function OrganisationZone() {
  const orgId = useParams({ strict: false, select: (params) => params.orgId });
  const query = organisationTimeZoneQuery(orgId ?? '');
  const { data } = useQuery({ ...query, enabled: orgId !== undefined });
  const name = orgId !== undefined && data ? countingTimeZone(data) : null;
  useLayoutEffect(() => {
    setOrganisationZone(name && isKnownZone(name) ? name : null);
    return () => setOrganisationZone(null);
  }, [name]);
  return null;
}
