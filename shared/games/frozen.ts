import type { FrozenVersion } from './past';

/** Every version before today's. `npm run freeze` adds to them; none is ever taken out. */
export const FROZEN: readonly FrozenVersion[] = [
  {
    game: 'ya-blew-it',
    version: 1,
    digest: 'fd506e79b7f476556b860ce62d93218f7714b21ac8a7127a421ebbb4ba3ee4aa',
    load: () => import('./ya-blew-it/past/1.frozen.js'),
  },
  {
    game: 'colorful-treasure',
    version: 2,
    digest: 'a4a97df9ac15c12d371483814c19efb8cb71aeaa2f9bf992d28b1629402c2405',
    load: () => import('./colorful-treasure/past/2.frozen.js'),
  },
  {
    game: 'tower-of-babel',
    version: 1,
    digest: 'b60b5986b29dfc44257276fd4ef4bcd53cdf50cdc1af4fd86765cdfffd012c1b',
    load: () => import('./tower-of-babel/past/1.frozen.js'),
  },
  {
    game: 'century-eastern-wonders',
    version: 1,
    digest: 'a7d33f9f2099a926e424f513b49f031b6e6c119a5548a59fa8d888eab3cc1ef1',
    load: () => import('./century-eastern-wonders/past/1.frozen.js'),
  },
  {
    game: 'tower-of-babel',
    version: 2,
    digest: '4a0b2fe3a0a884942ad8c9c2f034e39caf0d117093b068dd989922641a6b8fc7',
    load: () => import('./tower-of-babel/past/2.frozen.js'),
  },
  {
    game: 'tower-of-babel',
    version: 3,
    digest: '6e4c210ecb248e94d6f26be441a9f7c97173b23848410ec2ff28582075bef466',
    load: () => import('./tower-of-babel/past/3.frozen.js'),
  },
];
