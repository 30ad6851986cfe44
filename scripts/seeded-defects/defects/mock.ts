import { ofKind } from './defect';

/** Mistakes in the mock for QA. */
export const mockDefects = ofKind('mock', [
  {
    id: 'scenario-link-without-persona',
    what: 'The link of a scenario forgets the persona.',
    file: 'scripts/mock/panel/scenario-link.ts',
    from: /&persona=\$\{persona\}/,
    to: '&as=$${persona}',
    tests: ['scripts/mock/gateway', 'scripts/mock/choosing', 'scripts/mock/scenario-text'],
    e2e: ['e2e/mock/panel'],
  },
  {
    id: 'persona-is-somebody-else',
    what: 'The ordinary user of the mock is the administrator of the examples.',
    file: 'scripts/mock/personas.ts',
    from: "userId: '10000000-0000-4000-8000-000000000003'",
    to: "userId: '10000000-0000-4000-8000-000000000002'",
    tests: ['scripts/mock/personas', 'scripts/mock/example-world'],
    e2e: ['e2e/mock/panel'],
  },
  {
    id: 'panel-loses-focus',
    what: 'A choice in the panel of the mock loses the focus.',
    file: 'scripts/mock/panel/browser/panel.js',
    from: 'same?.focus({ preventScroll: true });',
    to: "same?.scrollIntoView({ block: 'nearest' });",
    tests: ['scripts/mock/gateway'],
    e2e: ['e2e/mock/panel'],
  },
]);
