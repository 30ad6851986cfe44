import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { remember, remembered } from '~/components/remembered';

export type ColourScheme = 'light' | 'dark' | 'auto';

// index.html reads it before the first paint. The key is Mantine's.
const key = 'mantine-color-scheme-value';

function storedScheme(): ColourScheme {
  const stored = remembered(key);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

interface ChosenScheme {
  scheme: ColourScheme;
  choose: (scheme: ColourScheme) => void;
}

const SchemeContext = createContext<ChosenScheme>({ scheme: 'auto', choose: () => {} });

/** Returns the chosen colour scheme, and the function that chooses one. */
export const useColourScheme = (): ChosenScheme => use(SchemeContext);

/** Shows the page in the chosen colour scheme, which every tab of the browser follows. */
export function ColourSchemeProvider({ children }: { children: ReactNode }) {
  const [scheme, setScheme] = useState(storedScheme);
  const choose = useCallback((chosen: ColourScheme) => {
    setScheme(chosen);
    remember(key, chosen);
  }, []);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) setScheme(storedScheme());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  useLayoutEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const shown = scheme === 'auto' ? (dark.matches ? 'dark' : 'light') : scheme;
      document.documentElement.dataset.mantineColorScheme = shown;
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [scheme]);
  const value = useMemo(() => ({ scheme, choose }), [scheme, choose]);
  return <SchemeContext value={value}>{children}</SchemeContext>;
}
