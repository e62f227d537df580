import { entryOf } from '../games/catalog';
import styles from './OptionPicture.module.css';

type Props = { game: string; option: string; value: string };

/** What an option was chosen to be, where its title has a drawing of that. */
export function OptionPicture({ game, option, value }: Props) {
  const Picture = entryOf(game)?.pictures?.[option];
  return (
    Picture && (
      <span className={styles.picture}>
        <Picture of={value} />
      </span>
    )
  );
}
