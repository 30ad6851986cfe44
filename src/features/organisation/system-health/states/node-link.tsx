import { TextLink } from '~/components/text-link';
import type { HealthSearch } from '../health-search';
import type { CountedSite } from '../model/counted-sites';
import { pathOf } from '../model/health-sites';

interface NodeLinkProps {
  orgId: string;
  search: HealthSearch;
  node: CountedSite;
}

/** A link that selects a node; a hover tells what it is in. */
export function NodeLink({ orgId, search, node }: NodeLinkProps) {
  return (
    <TextLink
      to="/organisation/$orgId/systemhealth"
      params={{ orgId }}
      search={{ ...search, node: node.id }}
      resetScroll={false}
      data-note={pathOf(node.site).join(' › ') || undefined}
    >
      {node.name || 'Without a name'}
    </TextLink>
  );
}
