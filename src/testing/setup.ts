import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { forgetCalls } from '~/api/unanswered-calls';
import { loadAllParts } from '~/components/late-part';
import { askedTools } from '~/components/record-grid/toolbar/use-shown-tools';
import { lightStyle } from './light-computed-style';

// The first render in a test file also loads its modules.
configure({ asyncUtilTimeout: 15_000 });

// Tests of a part that comes late hold it back (hold-back.ts).
beforeEach(loadAllParts);
afterEach(cleanup);
afterEach(forgetCalls);
// What a browser remembers, such as the view of a grid, is another test's.
afterEach(() => localStorage.clear());
afterEach(() => askedTools.clear());

/**
 * jsdom has no layout. These replacements give components a window of 1280 by 800 without
 * animations.
 */
const viewport = { width: 1280, height: 800 };

function queryMatches(query: string): boolean {
  if (query.includes('prefers-reduced-motion')) return true;
  const minimum = /min-width:\s*([\d.]+)(px|em)/.exec(query);
  const maximum = /max-width:\s*([\d.]+)(px|em)/.exec(query);
  if (!minimum && !maximum) return false;
  const pixels = (match: RegExpExecArray) => Number(match[1]) * (match[2] === 'em' ? 16 : 1);
  return (
    (!minimum || viewport.width >= pixels(minimum)) &&
    (!maximum || viewport.width <= pixels(maximum))
  );
}

window.getComputedStyle = lightStyle;

window.matchMedia = (query) => ({
  matches: queryMatches(query),
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The rows that a list draws follow the size of its scroll container.
Object.defineProperties(HTMLElement.prototype, {
  clientWidth: { configurable: true, get: () => viewport.width },
  clientHeight: { configurable: true, get: () => viewport.height },
  offsetWidth: { configurable: true, get: () => viewport.width },
  offsetHeight: { configurable: true, get: () => viewport.height },
});
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => {};
// Text areas that grow with their text listen to the fonts.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
