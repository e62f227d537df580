import { Fragment } from 'react';
import { useTitleTexts } from '../../../text/useTranslation';
import {
  type FaceId,
  faceOf,
  FACES,
  type Side as SideNumber,
  SIDES,
  TOKENS,
} from '../../../../shared/games/colorful-treasure/faces';
import {
  AWARDS,
  type Treasure as TreasureName,
  TYPES,
} from '../../../../shared/games/colorful-treasure/state';
import {
  kindOf,
  WONDER_IDS,
  type WonderId,
} from '../../../../shared/games/colorful-treasure/wonders';
import { FigureSource } from '../../../kit/FigureSource';
import { ComponentEntry, ComponentList } from '../../../kit/ComponentList';
import { Chapter, RuleBook, Story } from '../../../kit/RuleBook';
import { classes } from '../../../ui/classes';
import { Award } from '../art/Award';
import { Face } from '../art/Face';
import { Token } from '../tokens/Token';
import { Treasure } from '../art/Treasure';
import { Back } from '../board/Back';
import { Front } from '../board/Front';
import { PointsTable } from './PointsTable';
import styles from './Rules.module.css';
import type { Key } from '../types';

/** The cards of the turn that is told as an example. */
const EXAMPLE = [
  { wonder: 'stonehenge', treasure: 'red' },
  { wonder: 'parthenon', treasure: 'red' },
  { wonder: 'greatWall', treasure: 'chest' },
] as const;

const Turned = ({ treasure, isLit }: { treasure: TreasureName; isLit?: boolean }) => (
  <span className={classes(styles.small, isLit && styles.lit)}>
    <Front treasure={treasure} name="" />
  </span>
);

const Hidden = ({ wonder }: { wonder: WonderId }) => (
  <span className={styles.small}>
    <Back wonder={wonder} />
  </span>
);

const STORY = [
  <Fragment key="reveal">
    <Turned treasure="red" />
    <Turned treasure="blue" />
    <Hidden wonder="greatWall" />
  </Fragment>,
  <Fragment key="take">
    <Turned treasure="red" isLit />
    <Turned treasure="red" isLit />
    <Turned treasure="blue" />
  </Fragment>,
  <Fragment key="remember">
    <Hidden wonder="stonehenge" />
    <Turned treasure="blue" />
    <Hidden wonder="greatWall" />
  </Fragment>,
  <Fragment key="steal">
    <Token of="key" size={42} />
    <Token of="chest" size={42} />
  </Fragment>,
];

/** The rules, with pictures of the components and the origin of every figure. */
export function Rules() {
  const { t } = useTitleTexts<Key>('colorful-treasure');
  return (
    <RuleBook of="colorful-treasure">
      <Chapter of="goal" />
      <Story pictures={STORY} />
      <Chapter of="turn">
        <ul className={styles.treasures}>
          {TYPES.map((type) => (
            <li key={type} className={styles.treasure}>
              <Treasure of={type} width={30} height={30} />
              {t(`treasure.${type}`)}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter of="example">
        <ul className={classes(styles.row, styles.example)}>
          {EXAMPLE.map(({ wonder, treasure }) => (
            <li key={wonder} className={styles.card}>
              <Front treasure={treasure} name={t(`short.${wonder}`)} />
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter of="theft">
        <p className={styles.row} aria-hidden>
          <Token of="key" /> <Token of="chest" />
        </p>
      </Chapter>
      <Chapter of="awards">
        <p className={styles.row} aria-hidden>
          {AWARDS.map((award) => (
            <Award key={award} of={award} width={40} height={36} />
          ))}
        </p>
      </Chapter>
      <Chapter of="end" />
      <Chapter of="scoring">
        <div className={styles.points}>
          <PointsTable />
        </div>
      </Chapter>
      <Chapter of="cards">
        <ul className={styles.wonders}>
          {WONDER_IDS.map((wonder) => (
            <li key={wonder} className={styles.wonder}>
              <span className={styles.card}>
                <Back wonder={wonder} />
              </span>
              <Token of={kindOf(wonder)} />
              <span>{t(`wonder.${wonder}`)}</span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter of="junior" />
      <Chapter of="advanced">
        <ul className={styles.tokens}>
          {TOKENS.map((token) => (
            <li key={token} className={styles.token}>
              <ComponentList>
                {SIDES.map((side) => (
                  <Side key={side} side={side} face={faceOf(token, side)} />
                ))}
              </ComponentList>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter of="hidden" />
    </RuleBook>
  );
}

/** One of the two sides of an action token. */
function Side({ side, face }: { side: SideNumber; face: FaceId }) {
  const { t } = useTitleTexts<Key>('colorful-treasure');
  return (
    <ComponentEntry
      id={`face.${face}.about`}
      picture={<Face face={face} width={44} height={44} />}
      name={
        <>
          {t(`face.${face}.name`)} <small>{t(`rules.sides.side${side}`)}</small>
        </>
      }
    >
      {t(`face.${face}.about`)}&nbsp;
      <FigureSource of={FACES[face].effect} />
    </ComponentEntry>
  );
}
