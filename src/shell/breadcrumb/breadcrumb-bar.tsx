import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useOptionalSession } from '~/session/session-context';
import { OrganisationSwitcher } from '../organisation-switcher/organisation-switcher';
import classes from './breadcrumb-bar.module.css';
import { breadcrumbsOf } from './breadcrumbs';

/** The path of the page and the organisation switcher (docs/product/shell.md#breadcrumb). */
export function BreadcrumbBar() {
  const session = useOptionalSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { routesByPath } = useRouter();
  const crumbs = breadcrumbsOf(pathname, session, new Map(Object.entries(routesByPath)));
  if (crumbs.length === 0) return null;
  const canSwitch = session?.isSuperUser || session?.isOrgAdmin;

  return (
    <section className={classes.bar} aria-label="Where you are">
      <nav aria-label="Breadcrumb">
        <ol className={classes.crumbs}>
          {crumbs.map(({ title, path }, index) => (
            <li key={title} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {path ? <Link to={path}>{title}</Link> : title}
            </li>
          ))}
        </ol>
      </nav>
      {canSwitch ? <OrganisationSwitcher /> : null}
    </section>
  );
}
