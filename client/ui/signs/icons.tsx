import type { ReactNode } from 'react';
import { px } from '../art/place';

type Props = { size?: number };

/* Small signs in the colour of the text around them; whatever they stand for is also said in words. */
const icon = (shape: ReactNode) =>
  function Icon({ size = 18 }: Props) {
    return (
      <svg viewBox="0 0 20 20" width={px(size)} height={px(size)} fill="currentColor" aria-hidden>
        {shape}
      </svg>
    );
  };

/** Lines of an even weight, for signs that no flat shape can make. */
const stroke = (d: string, width = 2) => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinejoin="round" />
);

export const ShareIcon = icon(
  <>
    {stroke('M5.5 10l9-5.5M5.5 10l9 5.5', 1.8)}
    <circle cx="4.5" cy="10" r="3.2" />
    <circle cx="15.5" cy="4.5" r="3.2" />
    <circle cx="15.5" cy="15.5" r="3.2" />
  </>,
);
export const CopyIcon = icon(
  <>
    <path d="M2 2h10v2.5H4.5V14H2z" />
    <path d="M6.5 6.5H18V18H6.5z" />
  </>,
);
export const ChatIcon = icon(<path d="M2 3h16v11H9.5L5 18v-4H2z" />);
const LOUDSPEAKER = <path d="M1.5 7h4L11 3v14l-5.5-4h-4z" />;
export const SoundIcon = icon(
  <>
    {LOUDSPEAKER}
    {stroke('M13.5 6.5q2.4 3.5 0 7M16 4.5q4 5.5 0 11', 1.8)}
  </>,
);
export const MuteIcon = icon(
  <>
    {LOUDSPEAKER}
    {stroke('M13.5 7.5l5 5M18.5 7.5l-5 5', 1.8)}
  </>,
);
export const MenuIcon = icon(stroke('M2.5 5h15M2.5 10h15M2.5 15h15'));
export const CloseIcon = icon(stroke('M4 4l12 12M16 4L4 16', 2.2));
export const CheckIcon = icon(stroke('M3 10.5l4.7 4.7L17 5.5', 2.6));
export const PlusIcon = icon(stroke('M10 3v14M3 10h14', 2.4));
export const BackIcon = icon(stroke('M12.5 3.5L6 10l6.5 6.5', 2.4));
export const ToIcon = icon(stroke('M2 10h14M10.5 4l6 6-6 6', 2.8));
export const UpIcon = icon(stroke('M10 17V4M4 9.5L10 3.5l6 6', 2.4));
export const RiseIcon = icon(<path d="M10 3l8.5 14h-17z" />);
export const FallIcon = icon(<path d="M10 17L1.5 3h17z" />);
export const UndoIcon = icon(
  <>
    <path d="M8 1v10L1.5 6z" />
    {stroke('M7 6h5.5a5 5 0 0 1 0 10H5', 2.2)}
  </>,
);
export const PeopleIcon = icon(
  <>
    <circle cx="7" cy="6" r="4" />
    <path d="M0 19q0-8 7-8t7 8z" />
    <circle cx="15" cy="7" r="3" />
    <path d="M15.5 19q0-5-2-7.5q6.5-1.5 6.5 7.5z" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="6" r="4.5" />
    <path d="M2 19q0-7.5 8-7.5t8 7.5z" />
  </>,
);
export const HourglassIcon = icon(<path d="M4 1h12v2q0 4-4 7q4 3 4 7v2H4v-2q0-4 4-7q-4-3-4-7z" />);
export const BotIcon = icon(
  <path
    fillRule="evenodd"
    d="M9 0h2v3h6v11H3V3h6zM6 6.5v3.5h2.5V6.5zM11.5 6.5v3.5H14V6.5zM1 6h1.2v5H1zM17.8 6H19v5h-1.2zM5 15.5h10V19H5z"
  />,
);
export const HostIcon = icon(<path d="M1.5 5l4.7 4L10 2.5 13.8 9l4.7-4L17 14.5H3zM3 16h14v2H3z" />);
export const EyeIcon = icon(
  <path
    fillRule="evenodd"
    d="M10 4q6 0 9.5 6-3.5 6-9.5 6T.5 10Q4 4 10 4zm0 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
  />,
);
export const LockIcon = icon(
  <path
    fillRule="evenodd"
    d="M5 8.5V6a5 5 0 0 1 10 0v2.5h2V19H3V8.5zm2.4 0h5.2V6a2.6 2.6 0 0 0-5.2 0z"
  />,
);
export const PauseIcon = icon(<path d="M3.500 2.500h4.500v15H3.500zM12 2.500h4.500v15H12z" />);
export const FlagIcon = icon(<path d="M3 1h2.400v18H3zM6.500 2.500H18l-3.500 4 3.500 4H6.500z" />);

export const OfflineIcon = icon(
  <>
    <path d="M6.5 1h2v4h-2zM11.5 1h2v4h-2zM4.5 6h11v4q0 4-4.5 4.6V16H9v-1.4Q4.5 14 4.5 10z" />
    {stroke('M2 18L18 2', 2)}
  </>,
);
/** An empty chair: whoever sits there is away. */
export const AwayIcon = icon(
  <>
    <path d="M4 1h2.600v9H16v3H4z" />
    {stroke('M5.300 12.500V19M14.700 12.500V19', 2.6)}
    {stroke('M10 3.500h7M10 6.500h7', 1.6)}
  </>,
);
export const RulesIcon = icon(
  <path
    fillRule="evenodd"
    d="M1.5 2.5Q6 1.5 9.3 3.5v14q-3.3-2-7.8-1zM18.5 2.5Q14 1.5 10.7 3.5v14q3.3-2 7.8-1z"
  />,
);
export const SettingsIcon = icon(
  <>
    <path d="M1.5 4.2h7v2h-7zM14 4.2h4.5v2H14zM1.5 13.8H6v2H1.5zM11.5 13.8h7v2h-7z" />
    <circle cx="11.2" cy="5.2" r="3" />
    <circle cx="8.8" cy="14.8" r="3" />
  </>,
);
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="4.2" />
    <path d="M9 0h2v3.5H9zM9 16.5h2V20H9zM0 9h3.5v2H0zM16.5 9H20v2h-3.5z" />
    {stroke('M3 3l2.4 2.4M14.6 14.6L17 17M17 3l-2.4 2.4M5.4 14.6L3 17', 2)}
  </>,
);
export const MoonIcon = icon(<path d="M8 1.5A8.7 8.7 0 1 0 18.5 12 7.6 7.6 0 0 1 8 1.5z" />);
export const LanguageIcon = icon(
  <>
    <path
      fillRule="evenodd"
      d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 1.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4z"
    />
    {stroke('M2 7.5h16M2 12.5h16M10 2q-7.5 8 0 16M10 2q7.5 8 0 16', 1.4)}
  </>,
);
export const HomeIcon = icon(<path d="M10 1.5L19.5 10H17v8.5h-4.8v-5.5H7.8v5.5H3V10H.5z" />);
export const DownloadIcon = icon(<path d="M8.500 1.500h3v7H16l-6 6-6-6h4.500zM2 15.500h16v3H2z" />);
export const LeaveIcon = icon(
  <>
    <path d="M2 2h9v2.3H4.4v11.4H11V18H2z" />
    <path d="M12.5 5l6 5-6 5v-3.5H7v-3h5.5z" />
  </>,
);
export const SealIcon = icon(
  <>
    <path
      d="M6 11l-2.500 8 3.500-1.500L9 19.500l1.500-6 1.500 6 2-2 3.500 1.500-2.500-8z"
      opacity=".7"
    />
    <circle cx="10" cy="7.500" r="7" />
    <circle cx="10" cy="7.500" r="3" fill="var(--plate)" />
  </>,
);
export const WarningIcon = icon(
  <path fillRule="evenodd" d="M10 1.5L19.5 18H.5zM9 7.5v5h2v-5zM9 14v2h2v-2z" />,
);
