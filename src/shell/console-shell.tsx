import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { failureWords, joined } from '~/api/failure-words';
import { useLatePart } from '~/components/late-part';
import { PageFrameNotice } from '~/components/notices/frame-notice';
import { UnansweredFrameNotice } from '~/components/notices/unanswered-notice';
import { focusHeading } from '~/components/page-heading';
import { passFocusOn } from '~/components/pass-focus';
import { PlainButton } from '~/components/plain-button';
import { BreadcrumbBar } from './breadcrumb/breadcrumbs';
import classes from './console-shell.module.css';
import { ChunkFailureDialog } from './dialogs/chunk-failure-dialog';
import { WatchedSession } from './dialogs/watched-session';
import { HeaderFrame } from './header/header-frame';
import { HeaderNavigation } from './header/header-navigation';
import { headerTools } from './header/header-tools';
import { UserMenu } from './header/user-menu';
import { type NavigationState, useNavigationState } from './navigation/navigation-check';
import noticeClasses from './navigation/navigation-notice.module.css';
import { Palette } from './palette/palette';
import { Rail } from './rooms/rail';
import { RouteFocus } from './route-focus';
import { useTimeZoneChoice } from './time-zone';

/** The frame of every page, with the watchers of the session and of chunks. */
export function ConsoleShell() {
  return (
    <WatchedSession>
      {/* A button, not a link: a changed hash is a navigation, which unsaved edits block. */}
      <button type="button" className={classes.skipLink} onClick={() => focusHeading()}>
        Skip to content
      </button>
      <HeaderFrame
        homeLink={(brand) => <Link to="/">{brand}</Link>}
        navigation={<HeaderNavigation />}
        palette={<Palette />}
        userMenu={<UserMenu />}
      />
      <BreadcrumbBar />
      <div className={classes.area}>
        <Rail />
        <PageArea />
      </div>
      <RouteFocus />
      <ChosenZone />
      <ChunkFailureDialog />
    </WatchedSession>
  );
}

/** Reads the time zone of the shown organisation while the person has chosen it. */
function ChosenZone() {
  const isChosen = useTimeZoneChoice() === 'organisation';
  const zone = useLatePart(headerTools, isChosen);
  return isChosen && zone ? <zone.OrganisationZone /> : null;
}

/** The page and its progress. The rest of the frame is not drawn again while a page opens. */
function PageArea() {
  const navigation = useNavigationState();
  const isLoading = useRouterState({ select: (state) => state.isLoading }) || navigation.isOpening;
  return (
    <>
      {isLoading ? <div className={classes.progress} aria-hidden /> : null}
      <main tabIndex={-1} className={classes.content} aria-busy={isLoading}>
        <UnansweredFrameNotice />
        <PageFrameNotice />
        <NavigationNotice {...navigation} />
        <Outlet />
      </main>
    </>
  );
}

/** Says that a page could not be opened. The page before stays below it, and can be used. */
function NavigationNotice({ isOpening, failure }: NavigationState) {
  if (!failure || isOpening) return null;
  return (
    <div role="alert" className={noticeClasses.notice}>
      <div className={noticeClasses.text}>
        <p className={noticeClasses.title}>The page could not be opened</p>
        <p>
          {joined(
            failureWords(failure.error),
            'This page stays as it is, with everything that you have entered.',
          )}
        </p>
      </div>
      <div className={noticeClasses.actions}>
        <PlainButton ref={passFocusOn} onClick={failure.retry}>
          Retry
        </PlainButton>
        <PlainButton ref={passFocusOn} variant="default" onClick={failure.dismiss}>
          Stay here
        </PlainButton>
      </div>
    </div>
  );
}
