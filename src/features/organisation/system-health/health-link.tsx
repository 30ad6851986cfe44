import type { AnchorHTMLAttributes } from 'react';
import { TextLink } from '~/components/text-link';
import type { HealthSearch } from './health-search';

interface HealthLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  style?: { flexGrow: number };
  /** Returns the state that the link opens. */
  search: (current: HealthSearch) => HealthSearch;
  activeOptions?: { exact: boolean };
}

/** A link to another state of System Health. */
export function HealthLink(props: HealthLinkProps) {
  return (
    <TextLink from="/organisation/$orgId/systemhealth" to="." resetScroll={false} {...props} />
  );
}
