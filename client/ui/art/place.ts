/** Where a drawing stands in another one, and how big it is; without it, it fills what is around it. */
export type Place = { x?: number; y?: number; width?: number; height?: number };
