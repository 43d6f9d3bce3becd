export { type RunningServer, type ServerSetup, startServer } from './server.ts';
export { loadSite } from './site/site.ts';
