export { ViewKeeper } from './view-keeper';
export { ViewStore } from './view-store';
export { ViewsMenu } from './views-menu';
