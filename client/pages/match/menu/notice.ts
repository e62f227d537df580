import { createSetting } from '../../../app/setting';

/** Whether the browser shall say that it is our turn while the page is out of sight. */
export const notices = createSetting('notices', ['on', 'off'], 'off');

/** Browsers notify for pages of a secure origin only. */
export const canNotify = (): boolean => window.isSecureContext && 'Notification' in window;

/** Switches notices on as soon as the browser's user allows them, or off. */
export async function switchNotices(on: boolean) {
  if (!on) return notices.set('off');
  if ((await Notification.requestPermission()) === 'granted') notices.set('on');
}

/** Says something outside the page; each time in place of what was said before. */
export function notify(words: string) {
  if (notices.get() === 'off' || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(words, { tag: 'wondertable' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // phones allow it to service workers only
  }
}
