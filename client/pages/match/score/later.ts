import { lazy } from 'react';

// Whoever comes to play does not wait for how it ends; one chunk, or all others would be cut into smaller pieces.
const ending = () => import('./ending');

export const Ceremony = lazy(async () => ({ default: (await ending()).Ceremony }));

export const End = lazy(async () => ({ default: (await ending()).End }));
