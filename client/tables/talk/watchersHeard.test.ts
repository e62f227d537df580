test('whoever wants to read what watchers say finds it so the next time', async () => {
  localStorage.setItem('wondertable.watchersHeard', 'on');
  const { watchersHeard } = await import('./watchersHeard');
  expect(watchersHeard.get()).toBe('on');
});
