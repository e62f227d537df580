import { useEffect, useState } from 'react';
import { createGuard, type Guard } from './guard';

/** The guard against presses in haste, as long as the match is on the screen. */
export function useGuard(): Guard {
  const [guard] = useState(() => createGuard());
  useEffect(() => guard.watch(), [guard]);
  return guard;
}
