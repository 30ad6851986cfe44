import type { CodeGraph } from '../code/code-graph';
import type { CodeUnit } from '../code/code-unit';
import type { TouchedScreen } from './places';

/** A route file of the console. */
export interface ConsoleRoute extends TouchedScreen {
  unit: CodeUnit;
}

const folder = 'src/routes/';
/** The start of the console runs before every page, and no route refers to it. */
const start = 'src/main.tsx';

/** Lists the routes of the console, and its start as the frame of every page. */
export function consoleRoutes(graph: CodeGraph): ConsoleRoute[] {
  const units = [...graph.units.values()];
  const found = units.flatMap((unit) => {
    if (!unit.file.startsWith(folder) || unit.name !== 'Route') return [];
    const id = [...unit.texts].find((text) => text.startsWith('/')) ?? '';
    return [{ unit, id }];
  });
  const isFrame = (id: string) => found.some((other) => other.id.startsWith(`${id}/`));
  const pages = found.map(({ unit, id }) => ({
    unit,
    route: addressOf(id),
    file: screenOf(unit),
    isFrame: unit.file.endsWith('__root.tsx') || isFrame(id),
  }));
  const starting = units
    .filter(({ file }) => file === start)
    .map((unit) => ({ unit, route: '/', file: start, isFrame: true }));
  return [...pages, ...starting];
}

/** Returns the address of a route by its id, in which names of layouts begin with an underscore. */
function addressOf(id: string): string {
  const parts = id.split('/').filter((part) => part !== '' && !part.startsWith('_'));
  return `/${parts.join('/')}`;
}

/** Returns the file of the screen that a route shows, or else the file of the route. */
function screenOf({ values, file }: CodeUnit): string {
  const files = [...values].map((id) => id.split('#')[0] ?? '');
  return files.find((name) => /^src\/features\/.*-screen\.tsx$/.test(name)) ?? file;
}
