const none: readonly string[] = [];

/** The parts of an address, without its search. */
const partsOf = (address: string): string[] => (address.split(/[?#]/)[0] ?? '').split('/');

/**
 * Makes the function that finds which of some addresses a text of the code means. The addresses have
 * parameters (`{id}` or `$id`), the text an asterisk where only the run knows the part. As in a router,
 * an address without a parameter wins. A text that begins with an asterisk means the one address that
 * ends like it: an asterisk and `/initialise`.
 * @param options.mayBeEnd whether a text that is no address means the one that ends like it as well, as
 *   `/links/batch` in a test whose helper has the beginning
 */
export function addressFinder(addresses: readonly string[], { mayBeEnd = false } = {}) {
  const known = addresses.map((address) => ({ address, parts: partsOf(address) }));
  const answers = new Map<string, readonly string[]>();

  return (text: string): readonly string[] => {
    if (!text.includes('/')) return none;
    const before = answers.get(text);
    if (before) return before;
    const [first = '', ...rest] = partsOf(text);
    const whole = /^\*+$/.test(first) ? endingWith(rest) : mostSpecific(rest);
    const best = mayBeEnd && first === '' && whole.length === 0 ? endingWith(rest) : whole;
    answers.set(text, best);
    return best;
  };

  function mostSpecific(given: readonly string[]): string[] {
    return fewestParameters(known.filter(({ parts }) => fits(parts.slice(1), given)));
  }

  function endingWith(given: readonly string[]): string[] {
    const found = fewestParameters(
      known.filter(({ parts }) => {
        const end = parts.slice(1).slice(-given.length);
        return fits(end, given) && given.some((part) => end.includes(part));
      }),
    );
    return found.length === 1 ? found : [];
  }
}

/** Returns the addresses of those with the fewest parameters. */
function fewestParameters(fitting: readonly { address: string; parts: readonly string[] }[]) {
  const fewest = Math.min(...fitting.map(({ parts }) => parametersIn(parts)));
  return fitting
    .filter(({ parts }) => parametersIn(parts) === fewest)
    .map(({ address }) => address);
}

const isParameter = (part: string) => part.startsWith('{') || part.startsWith('$');

const parametersIn = (parts: readonly string[]) => parts.filter(isParameter).length;

const fits = (parts: readonly string[], given: readonly string[]) =>
  parts.length === given.length &&
  parts.every((part, index) => (isParameter(part) ? given[index] !== '' : part === given[index]));
