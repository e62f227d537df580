test('whoever has switched letters off finds them so the next time', async () => {
  localStorage.setItem('wondertable.shortcuts', 'off');
  const { shortcuts } = await import('./shortcutSetting');
  expect(shortcuts.get()).toBe('off');
});
