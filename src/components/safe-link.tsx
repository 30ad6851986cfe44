import clsx from 'clsx';
import { safeLinkTarget } from '~/domain/link-target';
import classes from './link.module.css';

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
    <a
      href={target.href}
      className={clsx(classes.link, className)}
      tabIndex={tabIndex}
      {...external}
    >
      {text}
    </a>
  );
}
