import type { Plugin } from 'vite';
import { earlyPages } from './early-pages.ts';
import { routeFacts } from './route-facts.ts';

/** The placeholder in index.html for the list of the pages. Only the build knows their files. */
const placeholder = '[[], []] /* end of pages */';

// It is part of the console's own script.
const landingPage = '/admin';

/**
 * Writes into index.html which chunks each page needs, what its route reads and who may open it.
 * The page's early script can then request both with the console's own script instead of after it.
 */
export function earlyChunks(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'early-chunks',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/\/src\/routes\/[^?]+$/.test(id)) sources.set(id, code);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`);
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const early = earlyPages(chunks, routeFacts([...sources.values()]));
        const lost = early[1].find(([path, needed]) => needed.length === 0 && path !== landingPage);
        if (lost) throw new Error(`${lost[0]} has no chunk of its own, so none can come early.`);
        return html.replace(placeholder, `${JSON.stringify(early)} /* end of pages */`);
      },
    },
  };
}
