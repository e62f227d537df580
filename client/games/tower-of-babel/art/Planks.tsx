/** Two planks nailed across a site: nothing is built there this time. */
export const Planks = () => (
  <svg viewBox="0 0 68 54" aria-hidden>
    <g fill="#3f210f" opacity=".6">
      <path d="M5 8l5-5 53 44-5 5z" transform="translate(0 2)" />
      <path d="M63 8l-5-5L5 47l5 5z" transform="translate(0 2)" />
    </g>
    <g fill="#c98646">
      <path d="M5 8l5-5 53 44-5 5z" />
      <path d="M63 8l-5-5L5 47l5 5z" />
    </g>
    <g fill="#f0c68c">
      <path d="M10 3l53 44-1.4 1.4L8.6 4.4zM58 3L5 47l1.4 1.4L59.4 4.4z" />
    </g>
    <g fill="#4b2c18">
      <circle cx="12" cy="9" r="1.5" />
      <circle cx="56" cy="9" r="1.5" />
      <circle cx="56" cy="45.500" r="1.5" />
      <circle cx="12" cy="45.500" r="1.5" />
    </g>
  </svg>
);
