import { createFileRoute } from '@tanstack/react-router';
import { EntityLookupScreen } from '~/features/admin/entity-lookup/entity-lookup-screen';
import { parseLookupSearch } from '~/features/admin/entity-lookup/lookup-search';

export const Route = createFileRoute('/_signed-in/admin/entitylookup')({
  staticData: { title: 'Entity Lookup' },
  validateSearch: parseLookupSearch,
  // The screen looks up by itself, so that what is no longer wanted is given up.
  component: EntityLookupRoute,
});

function EntityLookupRoute() {
  const { filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EntityLookupScreen
      filter={filter ?? ''}
      onFilterChange={(next) => navigate({ search: parseLookupSearch({ filter: next }) })}
    />
  );
}
