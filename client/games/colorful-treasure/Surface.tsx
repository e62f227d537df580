import { useId } from 'react';

/** A green cloth with a pattern of leaves. */
export function Surface() {
  const leaves = useId();
  return (
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice">
      <defs>
        <pattern id={leaves} width="56" height="80" patternUnits="userSpaceOnUse">
          <path
            d="M28 4q14 14 0 32q-14-18 0-32zM0 44q14 14 0 32q-14-18 0-32zM56 44q14 14 0 32q-14-18 0-32z"
            fill="none"
            stroke="var(--relief)"
            strokeWidth="1.8"
          />
          <path d="M28 14v14M0 54v14M56 54v14" stroke="var(--relief)" strokeWidth="1.8" />
        </pattern>
      </defs>
      <rect width="1280" height="720" fill={`url(#${leaves})`} />
    </svg>
  );
}
