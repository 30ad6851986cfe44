import { TextLink } from '~/components/text-link';
import { shownName } from '~/domain/shown-name';
import type { HealthSearch } from '../health-search';
import type { CountedSite } from '../model/counted-sites';
import { pathOf } from '../model/health-sites';
import classes from './states-panel.module.css';

interface NodeLinkProps {
  orgId: string;
  search: HealthSearch;
  node: CountedSite;
}

/** A link that selects a node. It names the parent too, since every outlet may have a Till 1. */
export function NodeLink({ orgId, search, node }: NodeLinkProps) {
  const { parent } = node.site;
  return (
    <>
      <TextLink
        to="/organisation/$orgId/systemhealth"
        params={{ orgId }}
        search={{ ...search, node: node.id }}
        resetScroll={false}
        data-note={pathOf(node.site).join(' › ') || undefined}
      >
        {shownName(node.name)}
      </TextLink>
      {parent?.name ? <span className={classes.within}> in {parent.name}</span> : null}
    </>
  );
}
