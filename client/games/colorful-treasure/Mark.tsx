import { Wonder } from './art/Wonder';

/** The sign of the title. */
export const Mark = ({ size = 30 }: { size?: number }) => (
  <Wonder wonder="tajMahal" width={size} height={size} />
);
