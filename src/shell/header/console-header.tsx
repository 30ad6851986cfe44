import { Link } from '@tanstack/react-router';
import { Brand } from './brand';
import { HeaderFrame } from './header-frame';
import { HeaderNavigation } from './header-navigation';
import { UserMenu } from './user-menu';

/** The header of every page inside the router. */
export function ConsoleHeader() {
  return (
    <HeaderFrame
      brand={
        <Link to="/">
          <Brand />
        </Link>
      }
      navigation={<HeaderNavigation />}
      userMenu={<UserMenu />}
    />
  );
}
