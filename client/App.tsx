import { lazy, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { Route, Router, Switch } from 'wouter';
import { PAGES } from '../shared/protocol/pages';
import { basePath } from './base';
import { Boundary } from './Boundary';
import { withStyles } from './games';
import { Home } from './lobby/Home';
import { JoinPage } from './lobby/JoinPage';
import { NotFound } from './lobby/NotFound';
import { codeOf } from './lobby/refusal';
import { RulesPage } from './lobby/RulesPage';
import { Waiting } from './lobby/Waiting';
import { LiveRegion } from './ui/LiveRegion';

/** What leads to a table comes with it: a chunk for each would cut all others into smaller pieces. */
const atTable = () => import('./table/TablePage');
const TablePage = lazy(async () => ({ default: (await atTable()).TablePage }));
const ContinuePage = lazy(async () => ({ default: (await atTable()).ContinuePage }));

const MapEditor = lazy(async () => {
  const editor = import('./games/century-eastern-wonders/editor');
  return { default: (await withStyles('century-eastern-wonders', editor)).openMapEditor() };
});

/** Every page, by its address. */
export function App() {
  return (
    <SWRConfig value={ASKING}>
      <Router base={basePath().replace(/\/$/, '')}>
        <LiveRegion />
        <Boundary>
          <Suspense fallback={<Waiting />}>
            <Switch>
              <Route path={PAGES.home} component={Home} />
              <Route path={PAGES.table}>{(match) => <TablePage {...match} />}</Route>
              <Route path={PAGES.continue}>{(match) => <ContinuePage {...match} />}</Route>
              <Route path={PAGES.rules}>{({ game }) => <RulesPage game={game} />}</Route>
              <Route path={PAGES.mapEditor} component={MapEditor} />
              <Route path={PAGES.join}>{({ code }) => <JoinPage code={code} />}</Route>
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </Boundary>
      </Router>
    </SWRConfig>
  );
}

/** Asks again when the server could not be reached, never when it said no. */
const ASKING = {
  shouldRetryOnError: (error: unknown) => codeOf(error) === 'offline',
  errorRetryInterval: 3000,
};
