import type { Route } from '../route.ts';
import { accountRoutes } from './accounts.ts';
import { botRoutes } from './bots.ts';
import { dailyRoutes } from './dailies.ts';
import { guestRoutes } from './guests.ts';
import { houseRoutes } from './house.ts';
import { lobbyRoutes } from './lobby.ts';
import { notifyRoutes } from './notify.ts';
import { ownAccountRoutes } from './own-account.ts';
import { passkeyRoutes } from './passkeys.ts';
import { recoveryRoutes } from './recovery.ts';
import { reviewRoutes } from './reviews.ts';
import { seatingRoutes } from './seating.ts';
import { sessionRoutes } from './sessions.ts';

/** All routes for players and programs, in the order of the documentation. */
export const ROUTES: readonly Route[] = [
  ...guestRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...ownAccountRoutes,
  ...recoveryRoutes,
  ...sessionRoutes,
  ...botRoutes,
  ...lobbyRoutes,
  ...houseRoutes,
  ...seatingRoutes,
  ...reviewRoutes,
  ...dailyRoutes,
  ...notifyRoutes,
];
