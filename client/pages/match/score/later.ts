import { lazy } from 'react';

// Whoever comes to play does not wait for how it ends; one chunk, or all others would be cut into smaller pieces.
export const loadEnding = () => import('./ending');

export const Counting = lazy(async () => ({ default: (await loadEnding()).Counting }));

export const Ceremony = lazy(async () => ({ default: (await loadEnding()).Ceremony }));

export const End = lazy(async () => ({ default: (await loadEnding()).End }));

export const StoredEnd = lazy(async () => ({ default: (await loadEnding()).StoredEnd }));
