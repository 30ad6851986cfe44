import { Anchor } from '@mantine/core';
import { safeLinkTarget } from '~/domain/web-address';

interface SafeLinkProps {
  /** The address of the record; '' shows nothing. */
  address: string;
  /** Shown instead of the address. */
  children?: string;
  className?: string;
  tabIndex?: number;
}

/** An address from a record. A safe address becomes a link, any other one plain text. */
export function SafeLink({ address, children, className, tabIndex }: SafeLinkProps) {
  const text = children ?? address;
  const target = safeLinkTarget(address);
  if (!target) return <span className={className}>{text}</span>;
  const external = target.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Anchor inherit href={target.href} className={className} tabIndex={tabIndex} {...external}>
      {text}
    </Anchor>
  );
}
