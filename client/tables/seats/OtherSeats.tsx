import { useTranslation } from '../../text/useTranslation';
import { keepSeat, type OwnSeat } from '../../net/seats';
import { Button } from '../../ui/controls/Button';
import { PersonIcon } from '../../ui/signs/icons';
import '../links/linkTexts';

/** Who holds two seats of a table, since two of their devices sat down there, goes from one to the other. */
export function OtherSeats({ seat }: { seat: OwnSeat }) {
  const { t } = useTranslation('links');
  const { others = [], ...own } = seat;
  const { playerID, name } = own;
  return others.map((other) => (
    <Button
      key={other.playerID}
      wide
      icon={<PersonIcon />}
      onClick={() =>
        // its nonce is with the device that sat down there
        keepSeat({
          ...own,
          ...other,
          nonce: '',
          others: [...others.filter((one) => one !== other), { playerID, name }],
        })
      }
    >
      {t('otherSeat', { name: other.name })}
    </Button>
  ));
}
