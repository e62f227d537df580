/** A CSS module: its class names, made unique by the build. */
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css';

/** A drawing, as the address of a picture. */
declare module '*.svg' {
  const address: string;
  export default address;
}
