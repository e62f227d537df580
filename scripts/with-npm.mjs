/** How often it is looked whether the shell is still there, in milliseconds. */
const EVERY = 250;

/**
 * Ends this process, as SIGTERM does, once the shell is gone that npm runs its script by: that is whom npm passes a
 * signal on to, and where it is no shell that becomes what it runs, nobody else hears of it.
 */
export function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY).unref();
}
