export { WhoDrawer } from './who/who-drawer';
export { AccessExplanation } from './why/access-explanation';
export { WhyDrawer } from './why/why-drawer';
