import useSWRImmutable from 'swr/immutable';
import { loadTitle } from '.';

/** A title with the rules of a version, today's where none is named; its data is there once both are loaded. */
export function useTitle(id: string, version?: number) {
  const today = useSWRImmutable(['title', id], () => loadTitle(id));
  const isPast =
    today.data !== undefined && version !== undefined && version !== today.data.module.version;
  const past = useSWRImmutable(isPast ? ['title', id, version] : null, () =>
    loadTitle(id, version),
  );
  return isPast ? past : today;
}
