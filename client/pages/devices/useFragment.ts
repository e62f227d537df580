import { useEffect, useState } from 'react';

/** What came behind the `#`; taken out of the address, where others might read it and the history would keep it. */
export function useFragment(): string {
  const [kept, setKept] = useState(fragment);

  useEffect(() => {
    function take() {
      if (fragment() === '') return;
      setKept(fragment());
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  return kept;
}

const fragment = () => location.hash.slice(1);
