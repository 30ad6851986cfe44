import { productName } from '~/domain/product-name';
import classes from './header.module.css';

/** The product's logo and name. The caller puts the link around it. */
export function Brand() {
  return (
    <>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="12" cy="16" r="5" />
          <path d="M17 16h9m-3 0v5" />
        </g>
      </svg>
      <span>{productName}</span>
    </>
  );
}
