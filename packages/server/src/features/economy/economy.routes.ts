import type { points } from '@ninefold/contract/points';
import type { House } from '../../house.ts';
import type { Handlers } from '../../http/handlers.ts';
import { economyService } from './economy.service.ts';

export const economyRoutes = (house: House): Handlers<typeof points> => {
  const service = economyService(house.db);
  return {
    getInfo: ({ userId }) => service.getInfo(userId),
  };
};
