import { ofKind } from './defect';

/** Mistakes in the build, the database and everything else that no screen shows. */
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
  {
    id: 'page-without-nonce',
    what: 'The built page has no nonces, so that its policy blocks its scripts.',
    file: 'vite.config.ts',
    from: "html: { cspNonce: '__CSP_NONCE__' },",
    to: 'html: {},',
    tests: ['service/console-host'],
    e2e: ['e2e/start-up', 'e2e/frame'],
    title: 'lands on|telephone',
  },
]);
