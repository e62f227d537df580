/** How big a drawing is; without it, it fills what is around it. */
export type Size = { width?: number; height?: number };

/** Where a drawing stands in another one, and how big it is. */
export type Bounds = Size & { x?: number; y?: number };

/** So many pixels of the picture that grows with the window, as in a style sheet; for what is no style. */
export const px = (length: number): string => `${length / 16}rem`;

/** Bounds as a drawing takes them: in another one by its measures, in the page as large as what grows around it. */
export const placed = ({ x, y, width, height }: Bounds) =>
  x !== undefined || y !== undefined
    ? { x, y, width, height }
    : { width: width && px(width), height: height && px(height) };
