import useSWRImmutable from 'swr/immutable';
import { entryOf } from '../../games/catalog';
import styles from './OptionPicture.module.css';

type Props = { game: string; option: string; value: string };

/** What an option was chosen to be, where its title has a drawing of that. */
export function OptionPicture({ game, option, value }: Props) {
  const load = entryOf(game)?.pictures?.[option];
  // a component is a function, and state that is set to one would call it
  const { data } = useSWRImmutable(load ? ['picture', game, option] : null, async () => ({
    Picture: await load!(),
  }));
  return load && <span className={styles.picture}>{data && <data.Picture of={value} />}</span>;
}
