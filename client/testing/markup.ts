// React for tests that draw much and touch nothing: import this first. What is drawn becomes markup, which
// takes a fraction of the time of a page, without what React checks for whoever develops.
process.env.NODE_ENV = 'production';

jest.mock('react', () => {
  const react = jest.requireActual<typeof import('react')>('react');
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, get) =>
    react.useSyncExternalStore(subscribe, get, get);
  return { ...react, useSyncExternalStore };
});

export { renderToStaticMarkup as markupOf } from 'react-dom/server';
