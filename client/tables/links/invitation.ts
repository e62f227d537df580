import useSWRImmutable from 'swr/immutable';
import { linkTo } from '../../app/base';
import { sharedAddress } from '../../net/api';

/** The link to send. On the server's own computer the page may be open under an address that is of no use to others. */
export function useInvitation(page: string): string {
  const own = linkTo(page);
  const { data } = useSWRImmutable(isLocal(own) ? 'address' : null, sharedAddress);
  return data ? linkTo(page, data) : own;
}

/** Whether a link leads nowhere but to this computer. */
export const isLocal = (link: string) =>
  /^(localhost$|127\.|\[::1\]$)/.test(new URL(link).hostname);
