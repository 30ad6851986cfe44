import { LatePart, usePlacedPart } from '~/components/late-part';

const part = new LatePart(() => import('./time-zone-section'));

/** The section "Time zone" of the profile. It loads once a person does something on the page. */
export function TimeZonePart({ orgId }: { orgId: string }) {
  const { module } = usePlacedPart(part, false);
  return module ? <module.TimeZoneSection orgId={orgId} /> : null;
}
