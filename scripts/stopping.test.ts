import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../server/config';

// What starts and ends a server knows how long that takes, and which end is none to start again from.

const read = (path: string): string => readFileSync(join(__dirname, '..', path), 'utf8');

const service = read('deploy/wondertable.service');

/** What the service of systemd sets, by section and name; a name may be there several times. */
const directives = service
  .split(/^\[/m)
  .slice(1)
  .flatMap((section) => {
    const [heading, ...lines] = section.split('\n');
    const set = lines.filter((line) => line !== '' && !line.startsWith('#'));
    return set.map((line): [string, string] => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`this sets nothing: ${line}`);
      return [`${heading.slice(0, -1)} ${name}`, value];
    });
  });

const valueOf = (name: string): string => new Map(directives).get(name)!;

/** A number that the server has by such a name. */
const numberOf = (name: string): number =>
  Number(new RegExp(`^const ${name} = (\\d+);`, 'm').exec(read('server/main.ts'))![1]);

test('a server has the time to hand over before it is killed', () => {
  const longest = (numberOf('STOP_TIME') + numberOf('LEAVING')) / 1000;
  const allowed = [
    /stop_grace_period: (\d+)s/.exec(read('compose.cluster.yaml'))![1],
    /terminationGracePeriodSeconds: (\d+)/.exec(read('deploy/kubernetes.yaml'))![1],
    valueOf('Service TimeoutStopSec'),
  ];
  for (const seconds of allowed) expect(Number(seconds)).toBeGreaterThan(longest);
});

test('the service is not started again after what stays wrong: a setting, or matches that could not go on', () => {
  expect(valueOf('Service Restart')).toBe('on-failure');
  expect(valueOf('Service RestartPreventExitStatus')).toBe(
    `${numberOf('WRONG')} ${numberOf('UNPLAYABLE')}`,
  );
});

test('the service has the sections and the folder that it needs, and sets nothing twice', () => {
  const names = directives.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(names.map((name) => name.split(' ')[0]))).toEqual(
    new Set(['Unit', 'Service', 'Install']),
  );
  const environment = valueOf('Service Environment').split(' ');
  expect(environment).toContain(`DATA_DIR=/var/lib/${valueOf('Service StateDirectory')}`);
  const settings = environment.map((setting) => setting.split('=')[0]);
  expect([...SETTINGS, 'NODE_ENV']).toEqual(expect.arrayContaining(settings));
});

test('the service is what the guide sets up', () => {
  const guide = read('docs/hosting.md');
  expect(guide).toContain(`/${valueOf('Service User')}.service /etc/systemd/system/`);
  expect(guide).toMatch(new RegExp(`^useradd .* ${valueOf('Service User')}$`, 'm'));
  expect(guide).toContain(`\`${valueOf('Service EnvironmentFile').slice(1)}\``);
  const program = valueOf('Service ExecStart').split(' ').at(-1)!;
  expect(guide).toContain(` ${program.replace('/bin/wondertable', '')}\n`);
});
