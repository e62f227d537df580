import { SeatPlate } from '../pages/waiting-room/SeatPlate';
import { Disc } from '../ui/signs/Disc';
import { Emblem } from '../ui/signs/Emblem';
import { EMBLEMS } from '../ui/signs/emblems';
import { Part, Sample } from './Part';
import styles from './People.module.css';
import { TABLE } from './sampleTable';

/** The players: what stands for them, and their plates before a match. */
export const People = () => (
  <Part name="Players">
    {EMBLEMS.map((emblem, seat) => (
      <Sample key={emblem} name={`Disc ${seat}, ${emblem}`}>
        <Disc seat={seat} size={48} />
      </Sample>
    ))}
    <Sample name="Disc, empty">
      <Disc seat={0} size={48} empty />
    </Sample>
    {EMBLEMS.map((emblem, seat) => (
      <Sample key={emblem} name={`Emblem ${seat}`}>
        <Emblem seat={seat} size={20} />
      </Sample>
    ))}
    <Sample name="SeatPlate: host, ready, not ready, away, bot, free" wide>
      <ul className={styles.plates}>
        {TABLE.players.map((seat) => (
          <SeatPlate
            key={seat.id}
            seat={seat}
            table={TABLE}
            standUp={null}
            moveHere={null}
            asHost={null}
          />
        ))}
      </ul>
    </Sample>
  </Part>
);
