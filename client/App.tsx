import { lazy, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { Route, Router, Switch } from 'wouter';
import { PAGES } from '../shared/protocol/routes';
import { basePath } from './app/base';
import { later } from './app/later';
import { Boundary } from './app/Boundary';
import { withStyles } from './games';
import { Home } from './pages/home/Home';
import { JoinPage } from './pages/home/JoinPage';
import { NotFound } from './app/NotFound';
import { codeOf } from './net/refusal';
import { RulesPage } from './pages/rules/RulesPage';
import { Waiting } from './app/Waiting';
import { LiveRegion } from './ui/LiveRegion';

const TablePage = later(async () => (await import('./pages/table/TablePage')).TablePage);

/** They come together: whoever is brought back by one of them sees another next. */
const forDevices = () => import('./pages/devices');
const ContinuePage = lazy(async () => ({ default: (await forDevices()).ContinuePage }));
const DevicesPage = lazy(async () => ({ default: (await forDevices()).DevicesPage }));
const NewDevicePage = lazy(async () => ({ default: (await forDevices()).NewDevicePage }));

const FilePage = lazy(async () => ({
  default: (await import('./pages/match/file/FilePage')).FilePage,
}));

const MapEditor = lazy(async () => {
  const editor = import('./games/century-eastern-wonders/editor');
  const { openMapEditor } = await withStyles('century-eastern-wonders', editor);
  return { default: await openMapEditor() };
});

/** Every page, by its address. */
export function App() {
  return (
    <SWRConfig value={ASKING}>
      <Router base={basePath().replace(/\/$/, '')}>
        <Boundary>
          <Suspense fallback={<Waiting />}>
            <Switch>
              <Route path={PAGES.home} component={Home} />
              <Route path={PAGES.table}>{(match) => <TablePage {...match} />}</Route>
              <Route path={PAGES.continue}>{(match) => <ContinuePage {...match} />}</Route>
              <Route path={PAGES.devices} component={DevicesPage} />
              <Route path={PAGES.newDevice} component={NewDevicePage} />
              <Route path={PAGES.rules}>{({ game }) => <RulesPage game={game} />}</Route>
              <Route path={PAGES.mapEditor} component={MapEditor} />
              <Route path={PAGES.file} component={FilePage} />
              <Route path={PAGES.join}>{({ code }) => <JoinPage code={code} />}</Route>
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </Boundary>
        {/* whoever reads the page from its top need not hear first what is long past */}
        <LiveRegion />
      </Router>
    </SWRConfig>
  );
}

/** Asks again when the server could not be reached, never when it said no. */
const ASKING = {
  shouldRetryOnError: (error: unknown) => codeOf(error) === 'offline',
  errorRetryInterval: 3000,
};
