import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../server/config';

// What hosts start several servers by says the same as the server.

const read = (path: string): string => readFileSync(join(__dirname, '..', path), 'utf8');

const compose = read('compose.cluster.yaml');
const kubernetes = read('deploy/kubernetes.yaml');

/** What each server is given by Compose: names and values, empty where what is set is handed on. */
const given = [...compose.split('\nservices:')[0].matchAll(/^ {4}([A-Z_]+):(.*)$/gm)].map(
  ([, name, value]): [string, string] => [name, value.trim()],
);

test('Compose hands on every setting but those of the image itself', () => {
  const own = ['PORT', 'HOST', 'DATA_DIR'];
  expect(given.map(([name]) => name).sort()).toEqual(
    SETTINGS.filter((name) => !own.includes(name)).sort(),
  );
});

test('what a host sets takes the place of what Compose sets by itself, but for the database', () => {
  const setHere = given.filter(([, value]) => value !== '');
  expect(setHere.map(([name]) => name).sort()).toEqual(
    ['DATABASE_URL', 'METRICS', 'PUBLIC_URL', 'TRUST_PROXY'].sort(),
  );
  for (const name of ['METRICS', 'TRUST_PROXY'])
    expect(new Map(given).get(name)).toMatch(new RegExp(`^\\$\\{${name}:-\\w+\\}$`));
});

test('servers and Caddy are told the same path, and players the address with it', () => {
  expect(new Map(given).get('BASE_PATH')).toBe('');
  expect(compose.split('\n  caddy:')[1]).toMatch(/^ {6}BASE_PATH:$/m);
  expect(new Map(given).get('PUBLIC_URL')).toBe('https://${DOMAIN:-localhost}${BASE_PATH:-}');
});

test('all that Kubernetes gives to a server are settings', () => {
  const names = [...kubernetes.matchAll(/\{ name: ([A-Z_]+), value/g)].map(([, name]) => name);
  expect(names).toContain('METRICS');
  expect(SETTINGS).toEqual(expect.arrayContaining(names));
});

test('whoever sends screens to servers asks whether they are ready, and knows all of them', () => {
  const caddy = read('deploy/Caddyfile.cluster');
  for (const text of [caddy, kubernetes]) expect(text).toContain('/healthz?ready');
  const names = [...compose.matchAll(/^ {2}(\w+):\n {4}<<: \*server$/gm)].map(([, name]) => name);
  expect(names).toHaveLength(3);
  expect(caddy).toContain(`reverse_proxy ${names.map((name) => `${name}:8000`).join(' ')} {`);
});

test('Kubernetes kills no server that still looks through its matches', () => {
  const probe = (name: string) => new RegExp(`${name}:\\n((?: {12}.*\\n)+)`).exec(kubernetes)![1];
  const valueOf = (name: string) =>
    Number(new RegExp(`${name}: (\\d+)`).exec(probe('startupProbe'))![1]);
  expect(valueOf('periodSeconds') * valueOf('failureThreshold')).toBeGreaterThanOrEqual(3600);
  const target = /httpGet: .*/;
  expect(probe('startupProbe')).toMatch(target.exec(probe('livenessProbe'))![0]);
});

test('Kubernetes is given the image of this version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(kubernetes).toContain(`/wondertable:${version}\n`);
});
