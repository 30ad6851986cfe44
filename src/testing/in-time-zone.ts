import { afterEach, beforeEach, describe } from 'vitest';
import { setOrganisationZone, setTimeZone, type TimeZone } from '~/domain/time-zone';

/**
 * Runs tests in a time zone of the browser, and in the one that the person has chosen: local time, UTC,
 * or the zone of an organisation.
 */
export const inTimeZone = (zone: string, tests: () => void, chosen: TimeZone = 'local') =>
  describe(chosen === 'local' ? zone : `${zone}, times in ${chosen}`, () => {
    let before: string | undefined;
    beforeEach(() => {
      before = process.env.TZ;
      process.env.TZ = zone;
      const isOfOrganisation = chosen !== 'local' && chosen !== 'UTC';
      setTimeZone(isOfOrganisation ? 'organisation' : chosen);
      setOrganisationZone(isOfOrganisation ? chosen : null);
    });
    afterEach(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
      setTimeZone('local');
      setOrganisationZone(null);
    });
    tests();
  });
