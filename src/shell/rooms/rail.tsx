import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, type LinkProps, useLocation, useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useKeyDown } from '~/components/first-sign';
import { LatePart, useLatePart } from '~/components/late-part';
import { pageIcon } from '~/components/page-icons';
import { remember, remembered } from '~/components/remembered';
import { roles } from '~/domain/roles';
import { mayOpen, roleFor } from '~/session/role-for';
import { useOptionalSession } from '~/session/session';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import { useShownOrganisation } from '../organisation-switcher/shown-organisation';
import { type Room, useArea } from './area';
import classes from './rail.module.css';

/** The keys, the pages that only a summary knows, and what undoes deletions. */
export const areaTools = new LatePart(() => import('./area-tools'));

/** Whether the shown page has others beside it, to which its reader may go. */
export function useIsInArea(): boolean {
  const session = useOptionalSession();
  const router = useRouter();
  return useLocation({
    select: ({ pathname }) =>
      session !== null &&
      roleFor(router, pathname) !== roles[0] &&
      mayOpen(router, pathname, session),
  });
}

/** Where the browser remembers whether the titles of the pages of an area are shown. */
const titlesKey = 'console-pages';

/** The windows that show the titles until a person folds them. A finger has no hover to read them by. */
const room = '(min-width: 80em), (min-width: 68.75em) and (hover: none)';

/**
 * The pages of an area beside the page, with their titles or folded to their icons
 * (docs/product/shell.md#pages-of-an-area).
 */
export function Rail() {
  const isSignedIn = useOptionalSession() !== null;
  const isInArea = useIsInArea();
  const [chosen, setChosen] = useState(() => remembered(titlesKey));
  const hasRoom = useMediaQuery(room, undefined, { getInitialValueInEffect: false });
  const titles = chosen ?? (hasRoom ? 'open' : 'folded');
  const isOpen = titles === 'open';
  const fold = () => {
    const next = isOpen ? 'folded' : 'open';
    setChosen(next);
    remember(titlesKey, next);
  };
  return (
    <>
      {isInArea ? (
        <div className={classes.rail} data-titles={titles}>
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
                <IconChevronDown
                  size="1rem"
                  aria-hidden
                  style={{ rotate: isOpen ? '90deg' : '-90deg' }}
                />
              </button>
            </div>
            <PageList />
          </div>
        </div>
      ) : null}
      {isSignedIn ? <EarlyKeys isInArea={isInArea} /> : null}
    </>
  );
}

/** Says whose pages the rail has. Screen readers hear it from the switcher, and the kind of area from the list. */
function AreaName() {
  const { orgId } = useArea();
  const { current } = useShownOrganisation();
  const name = orgId ? current?.name : 'Administration';
  return name ? (
    <strong title={name} dir="auto" aria-hidden>
      {name}
    </strong>
  ) : null;
}

/**
 * The pages of an area behind one button, in a window without room for the rail.
 * @param switcher the choice of another organisation, for which a telephone has no other room
 */
export function PagesMenu({ switcher }: { switcher: ReactNode }) {
  return (
    <div className={classes.narrow}>
      <DisclosureMenu
        align="start"
        panelClassName={classes.sheet}
        face={
          <>
            Pages
            <IconChevronDown size="0.875rem" aria-hidden />
          </>
        }
      >
        {(close) => (
          <>
            <div className={classes.switcher}>{switcher}</div>
            <PageList onFollow={close} />
          </>
        )}
      </DisclosureMenu>
    </div>
  );
}

/** The pages of an area as links in their groups. The present one is marked. */
function PageList({ onFollow }: { onFollow?: () => void }) {
  const tools = useLatePart(areaTools);
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
          <Icon size="1.125rem" stroke={1.75} aria-hidden />
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
          <ul aria-label={group.title}>
            {group.rooms.map(linkTo)}
            {group === last && tools ? <tools.OfferedRooms area={area} linkTo={linkTo} /> : null}
            {group === last && !tools && area.shown ? linkTo(area.shown) : null}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

/** Keeps the first keys for the part that acts on them (docs/product/shell.md#keys). */
function EarlyKeys({ isInArea }: { isInArea: boolean }) {
  const early = useRef<{ event: KeyboardEvent; path: string }[]>([]);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const tools = useLatePart(areaTools);
  useKeyDown((event) => {
    if (tools) return;
    // A letter and the `g` before it.
    early.current = [...early.current.slice(-1), { event, path }];
    areaTools.warm();
  });
  return tools ? <tools.PageTools early={early.current} isInArea={isInArea} /> : null;
}
