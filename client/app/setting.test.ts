import type { Setting } from './setting';

/** Proves that what was chosen is still so when the page is opened again. */
const keeps = <T extends string>(
  name: string,
  load: () => Promise<Setting<T>>,
  ...[first, ...others]: T[]
) =>
  test(`${name} is as it was chosen when the page is opened again`, async () => {
    /** Opens the page in a browser that has kept this. */
    const opened = async (kept?: string) => {
      jest.resetModules();
      localStorage.clear();
      if (kept !== undefined) localStorage.setItem(`wondertable.${name}`, kept);
      return load();
    };
    expect((await opened()).get()).toBe(first);
    expect((await opened('nonsense')).get()).toBe(first);
    for (const one of [...others, first]) expect((await opened(one)).get()).toBe(one);
    (await opened()).set(others[0]);
    expect(localStorage.getItem(`wondertable.${name}`)).toBe(others[0]);
  });

const volume = async () => (await import('../sound/volume')).volume;
const vibration = async () => (await import('../sound/play')).vibration;
const pace = async () => (await import('../animation/pace')).pace;
const coaching = async () => (await import('../kit/coaching')).coaching;
const notices = async () => (await import('../pages/match/menu/notice')).notices;
const shortcuts = async () => (await import('../pages/match/prompt/shortcutSetting')).shortcuts;
const watchersHeard = async () => (await import('../tables/talk/watchersHeard')).watchersHeard;

keeps('sound', volume, 'normal', 'off', 'soft', 'loud');
keeps('vibration', vibration, 'on', 'off');
keeps('pace', pace, 'normal', 'relaxed', 'brisk', 'none');
keeps('coach', coaching, 'on', 'off');
keeps('notices', notices, 'off', 'on');
keeps('shortcuts', shortcuts, 'on', 'off');
keeps('watchersHeard', watchersHeard, 'off', 'on');

test('whoever looks at a setting hears when it is changed', async () => {
  const { createSetting } = await import('./setting');
  const setting = createSetting('tempo', ['slow', 'fast'], 'slow');
  const heard: string[] = [];
  const forget = setting.subscribe(() => heard.push(setting.get()));
  setting.set('fast');
  forget();
  setting.set('slow');
  expect(heard).toEqual(['fast']);
});
