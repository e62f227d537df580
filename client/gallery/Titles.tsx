import { FACE_IDS } from '../../shared/games/colorful-treasure/faces';
import { WONDER_IDS } from '../../shared/games/colorful-treasure/wonders';
import { SPICES } from '../../shared/games/century-eastern-wonders/spices';
import { KINDS } from '../../shared/games/tower-of-babel/cards';
import { WONDERS } from '../../shared/games/tower-of-babel/state';
import { Boat } from '../games/century-eastern-wonders/art/Boat';
import { Outpost } from '../games/century-eastern-wonders/art/Outpost';
import { Chest } from '../games/colorful-treasure/art/Chest';
import { Face } from '../games/colorful-treasure/art/Face';
import { Key } from '../games/colorful-treasure/art/Key';
import { Mask } from '../games/colorful-treasure/art/Mask';
import { Wonder } from '../games/colorful-treasure/art/Wonder';
import { BuildingCard } from '../games/tower-of-babel/art/BuildingCard';
import { KindDisc } from '../games/tower-of-babel/art/KindDisc';
import { WonderArt } from '../games/tower-of-babel/art/WonderArt';
import { SpiceCube, SpicePlant } from '../games/century-eastern-wonders/art/Spice';
import { Part, Sample } from './Part';
import styles from './Titles.module.css';

const SEATS = ['0', '1', '2', '3'];

/** The drawings of the other titles. */
export const Titles = () => (
  <>
    <Part name="Colorful Treasure">
      {WONDER_IDS.map((wonder) => (
        <Sample key={wonder} name={`Wonder ${wonder}`}>
          <Wonder wonder={wonder} width={64} height={54} />
        </Sample>
      ))}
      <Sample name="Key, Chest, Mask">
        <Key width={32} height={32} />
        <Chest width={32} height={32} />
        <Mask width={32} height={32} />
      </Sample>
      {FACE_IDS.map((face) => (
        <Sample key={face} name={`Face ${face}`}>
          <Face face={face} width={44} height={44} />
        </Sample>
      ))}
    </Part>
    <Part name="Tower of Babel">
      {KINDS.map((kind) => (
        <Sample key={kind} name={`KindDisc, BuildingCard ${kind}`}>
          <KindDisc kind={kind} width={40} height={40} />
          <div className={styles.card}>
            <BuildingCard kind={kind} label={kind} />
          </div>
        </Sample>
      ))}
      {WONDERS.map((wonder) => (
        <Sample key={wonder} name={`WonderArt ${wonder}`}>
          <div className={styles.wonder}>
            <WonderArt wonder={wonder} parts={SEATS} room={20} />
          </div>
        </Sample>
      ))}
    </Part>
    <Part name="Century: Eastern Wonders">
      {SPICES.map((spice) => (
        <Sample key={spice} name={`SpiceCube, SpicePlant ${spice}`}>
          <SpiceCube spice={spice} width={40} height={40} />
          <SpicePlant spice={spice} width={40} height={40} />
        </Sample>
      ))}
      {SEATS.map((seat) => (
        <Sample key={seat} name={`Boat, Outpost of ${seat}`}>
          <Boat of={seat} width={48} height={48} />
          <Outpost of={seat} width={32} height={32} />
        </Sample>
      ))}
    </Part>
  </>
);
