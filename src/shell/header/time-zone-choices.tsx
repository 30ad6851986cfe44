import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { isNotOffered } from '~/api/api-error';
import { countingTimeZone, organisationTimeZoneQuery } from '~/api/organisation-time-zone';
import {
  isKnownZone,
  setOrganisationZone,
  type TimeZoneChoice,
  zoneName,
} from '~/domain/time-zone';
import { chooseTimeZone, useTimeZoneChoice } from '../time-zone';
import { Choices } from './choices';
import classes from './user-menu-panel.module.css';

/** Selects the time zone of all times (docs/product/times.md). */
export function TimeZoneChoices() {
  const chosen = useTimeZoneChoice();
  const organisation = useOrganisationChoice();
  const isListed = organisation !== undefined || chosen === 'organisation';
  const choice = (value: TimeZoneChoice, name: string, note?: string) => ({
    value,
    title: (
      <span className={classes.zone}>
        {name}
        {note ? <span>{note}</span> : null}
      </span>
    ),
  });
  const choices = [
    choice('local', 'Local time', zoneName('local', Date.now())),
    choice('UTC', 'UTC'),
    // The last one, so that no other moves if a service turns out not to have it.
    ...(isListed ? [choice('organisation', "Organisation's time", organisation ?? elsewhere)] : []),
  ];
  return <Choices legend="Times" choices={choices} chosen={chosen} onChoose={chooseTimeZone} />;
}

const elsewhere = 'On the pages of organisations';

/** Shows the times of an organisation's pages in its time zone, once that is chosen. */
export function OrganisationZone() {
  const { orgId, data } = useZoneOfPage();
  const name = orgId !== undefined && data ? countingTimeZone(data) : null;
  useLayoutEffect(() => {
    setOrganisationZone(name && isKnownZone(name) ? name : null);
    return () => setOrganisationZone(null);
  }, [name]);
  return null;
}

/** Returns what the choice of the organisation's time means; undefined where there is none. */
function useOrganisationChoice(): string | undefined {
  const { orgId, data, error } = useZoneOfPage();
  if (orgId === undefined || isNotOffered(error)) return undefined;
  if (error) return 'Could not be read: local time';
  if (!data) return 'Loading...';
  const name = countingTimeZone(data);
  if (name === null) return 'Not set: local time';
  return isKnownZone(name) ? zoneName(name, Date.now()) : `${name}, not known here: local time`;
}

/** Reads the time zone of the organisation of the shown page. */
function useZoneOfPage() {
  const orgId = useParams({ strict: false, select: (params) => params.orgId });
  const query = organisationTimeZoneQuery(orgId ?? '');
  const { data, error } = useQuery({ ...query, enabled: orgId !== undefined });
  return { orgId, data, error };
}
