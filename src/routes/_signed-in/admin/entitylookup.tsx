import { createFileRoute } from '@tanstack/react-router';
import { EntityLookupScreen } from '~/features/admin/entity-lookup/entity-lookup-screen';
import { parseLookupSearch } from '~/features/admin/entity-lookup/lookup-search';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/entitylookup')({
  staticData: { title: 'Entity Lookup' },
  validateSearch: parseLookupSearch,
  // No loader: the screen looks up itself, so that it can abort a stale lookup.
  component: themed(EntityLookupScreen),
});
