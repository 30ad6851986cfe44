import { IconChevronDown } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment, type FunctionComponent, type ReactNode } from 'react';
import { pageIcon } from '~/components/page-icons';
import { remember } from '~/components/remembered';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import { useShownOrganisation } from '../organisation-switcher/organisation-switcher';
import { type Area, type Room, useArea } from './area';
import classes from './rail.module.css';

/** Where the browser remembers whether the titles of the pages of an area are shown. */
export const titlesKey = 'console-pages';

export interface OfferedRoomsProps {
  area: Area;
  linkTo: (room: Room) => ReactNode;
}

/** The pages that only a summary knows, once their code has loaded. */
type Offered = FunctionComponent<OfferedRoomsProps> | undefined;

interface RailContentProps {
  Offered: Offered;
  isOpen: boolean;
  setTitles: (titles: 'open' | 'folded') => void;
}

/** The pages of an area beside the page, with their titles or folded to their icons. */
export function RailContent({ isOpen, setTitles, Offered }: RailContentProps) {
  const fold = () => {
    const titles = isOpen ? 'folded' : 'open';
    setTitles(titles);
    remember(titlesKey, titles);
  };
  return (
    <div className={classes.wide}>
      <div className={classes.head}>
        <AreaName />
        <button
          type="button"
          className={menuClasses.button}
          aria-label="Titles of the pages"
          aria-expanded={isOpen}
          onClick={fold}
        >
          {/* The only chevron of the first script: others bring a chunk of 36 kB to the summary. */}
          <IconChevronDown size={16} aria-hidden style={{ rotate: isOpen ? '90deg' : '-90deg' }} />
        </button>
      </div>
      <PageList Offered={Offered} />
    </div>
  );
}

/** Says whose pages the rail has. Screen readers hear it from the switcher, and the kind of area from the list. */
function AreaName() {
  const { orgId } = useArea();
  const { current } = useShownOrganisation();
  const name = orgId ? current?.name : 'Administration';
  return name ? (
    <strong title={name} aria-hidden>
      {name}
    </strong>
  ) : null;
}

interface PagesSheetProps {
  Offered: Offered;
  /** The choice of another organisation, for which a telephone has no other room. */
  switcher: ReactNode;
}

export function PagesSheet({ Offered, switcher }: PagesSheetProps) {
  return (
    <div className={classes.narrow}>
      <DisclosureMenu
        align="start"
        panelClassName={classes.sheet}
        face={
          <>
            Pages
            <IconChevronDown size={14} aria-hidden />
          </>
        }
      >
        {(close) => (
          <>
            <div className={classes.switcher}>{switcher}</div>
            <PageList Offered={Offered} onFollow={close} />
          </>
        )}
      </DisclosureMenu>
    </div>
  );
}

/** The pages of an area as links in their groups. The present one is marked. */
function PageList({ Offered, onFollow }: { Offered: Offered; onFollow?: () => void }) {
  const area = useArea();
  const linkTo = ({ letter, title, short = title, to, params }: Room) => {
    const Icon = pageIcon(to);
    return (
      <li key={letter}>
        <Link
          {...({ to, params } as LinkProps)}
          className={menuClasses.entry}
          aria-label={short === title ? undefined : title}
          // On the page itself, the router says "page" instead.
          aria-current={to.split('/')[area.orgId ? 3 : 2] === area.segment || undefined}
          activeOptions={{ exact: true, includeSearch: false }}
          onClick={onFollow}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
          <span>{short}</span>
          <kbd aria-hidden>{letter.toUpperCase()}</kbd>
        </Link>
      </li>
    );
  };
  const last = area.groups.at(-1);
  return (
    <nav aria-label={area.label} className={classes.pages}>
      {area.groups.map((group) => (
        <Fragment key={group.title ?? ''}>
          {group.title ? <p aria-hidden>{group.title}</p> : null}
          <ul aria-label={group.title} className={menuClasses.list}>
            {group.rooms.map(linkTo)}
            {group === last && Offered ? <Offered area={area} linkTo={linkTo} /> : null}
            {group === last && !Offered && area.shown ? linkTo(area.shown) : null}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
