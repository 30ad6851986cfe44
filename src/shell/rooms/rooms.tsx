import { IconChevronDown } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { FunctionComponent, ReactNode } from 'react';
import { remember } from '~/components/remembered';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import menuClasses from '../disclosure/disclosure-menu.module.css';
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

/**
 * The pages of an area beside the page, with their titles or folded to their letters. A narrow window
 * has them behind one button instead.
 */
export function RailContent({ isOpen, setTitles, Offered }: RailContentProps) {
  const fold = () => {
    const titles = isOpen ? 'folded' : 'open';
    setTitles(titles);
    remember(titlesKey, titles);
  };
  return (
    <>
      <div className={classes.wide}>
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
        <PageList Offered={Offered} />
      </div>
      <div className={classes.narrow}>
        <DisclosureMenu
          align="start"
          face={
            <>
              Pages
              <IconChevronDown size={14} aria-hidden />
            </>
          }
        >
          {(close) => <PageList Offered={Offered} onFollow={close} />}
        </DisclosureMenu>
      </div>
    </>
  );
}

/** The pages of an area as links, each with its letter. The present one is marked. */
function PageList({ Offered, onFollow }: { Offered: Offered; onFollow?: () => void }) {
  const area = useArea();
  const linkTo = ({ letter, title, to, params }: Room) => (
    <li key={letter}>
      <Link
        {...({ to, params } as LinkProps)}
        className={menuClasses.entry}
        // On the page itself, the router says "page" instead.
        aria-current={to.split('/')[area.orgId ? 3 : 2] === area.segment || undefined}
        activeOptions={{ exact: true, includeSearch: false }}
        onClick={onFollow}
      >
        <b aria-hidden>{letter.toUpperCase()}</b>
        <span>{title}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={area.label} className={classes.pages}>
      <ul className={menuClasses.list}>
        {area.rooms.map(linkTo)}
        {Offered ? <Offered area={area} linkTo={linkTo} /> : area.shown && linkTo(area.shown)}
      </ul>
    </nav>
  );
}
