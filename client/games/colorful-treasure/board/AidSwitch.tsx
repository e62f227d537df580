import { useTitleTexts } from '../../../text/useTranslation';
import { useSetting } from '../../../app/setting';
import { Button } from '../../../ui/controls/Button';
import { aid } from './aid';
import type { Key } from '../types';

/** Does without the memory aid, or takes it back: one press, where it is told of. */
export function AidSwitch({ isLarge }: { isLarge?: boolean }) {
  const { t } = useTitleTexts<Key>('colorful-treasure');
  const isOn = useSetting(aid) === 'on';
  const toggle = () => aid.set(isOn ? 'off' : 'on');
  const label = t(isOn ? 'aid.without' : 'aid.with');
  if (isLarge) return <Button onClick={toggle}>{label}</Button>;
  return (
    <button type="button" data-answers="nothing" onClick={toggle}>
      {label}
    </button>
  );
}
