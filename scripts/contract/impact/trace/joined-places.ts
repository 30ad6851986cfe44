import type { Places } from './places';

/** Joins what a change touches in two states of the repository. */
export function joinedPlaces(earlier: Places, later: Places): Places {
  const texts = (select: (places: Places) => readonly string[]) => [
    ...new Set([...select(earlier), ...select(later)]),
  ];
  const files = (select: (places: Places) => readonly string[]) => texts(select).sort();
  const screens = [...earlier.screens, ...later.screens];
  return {
    api: joinedNames(earlier.api, later.api),
    screens: [
      ...new Map(screens.map((screen) => [`${screen.route} ${screen.file}`, screen])).values(),
    ],
    handlers: joinedNames(earlier.handlers, later.handlers),
    named: files(({ named }) => named),
    tests: {
      unit: files(({ tests }) => tests.unit),
      screen: files(({ tests }) => tests.screen),
      service: files(({ tests }) => tests.service),
      browser: files(({ tests }) => tests.browser),
      tool: files(({ tests }) => tests.tool),
    },
    scenarios: texts(({ scenarios }) => scenarios),
    documents: texts(({ documents }) => documents),
  };
}

function joinedNames(earlier: Places['api'], later: Places['api']): Places['api'] {
  const byFile = new Map<string, Set<string>>();
  for (const { file, names } of [...earlier, ...later]) {
    byFile.set(file, new Set([...(byFile.get(file) ?? []), ...names]));
  }
  return [...byFile]
    .map(([file, names]) => ({ file, names: [...names].sort() }))
    .sort((a, b) => a.file.localeCompare(b.file));
}
