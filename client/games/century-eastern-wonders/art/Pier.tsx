/** The pier of a port, around its middle. */
export const Pier = () => (
  <g>
    <path d="M-35.1 31h70.3v6.2h-70.3z" fill="#6b4426" />
    <path
      d="M-28.9 31h4.1v14.5h-4.1zM-10.3 31h4.1v14.5h-4.1zM8.3 31h4.1v14.5H8.3zM26.9 31H31v14.5h-4.1z"
      fill="#4b2c18"
    />
    <path d="M-35.1 28.9h70.3v4.2h-70.3z" fill="#a06a38" />
  </g>
);
