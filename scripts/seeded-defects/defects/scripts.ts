import { ofKind } from './defect';

/** Mistakes in the build, the database and what else is not on a screen. */
export const scriptsDefects = ofKind('scripts', [
  {
    id: 'early-parts-in-wrong-order',
    what: 'The page asks early for the parts of another page.',
    file: 'index.html',
    from: 'const isHere = ([path]) => {',
    to: 'const isHere = ([, path]) => {',
    e2e: ['e2e/start-up', 'e2e/admin/summary'],
  },
  {
    id: 'tokens-in-the-access-log',
    what: 'The access log has the tokens of invitations.',
    file: 'service/http/masked-path.ts',
    from: '(?:invitations|resetpassword)',
    to: '(?:invitation|resetpassword)',
    tests: ['service/http'],
  },
]);
