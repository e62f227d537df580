/** How big a drawing is; without it, it fills what is around it. */
export type Size = { width?: number; height?: number };

/** Where a drawing stands in another one, and how big it is. */
export type Place = Size & { x?: number; y?: number };
