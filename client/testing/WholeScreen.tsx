import type { Choice, PlayableTitle, Scene } from '../kit/contract';
import { Sentence } from '../kit/Sentence';

/** All that a title draws of a moment, and what it says of how far the match is. */
export function WholeScreen({ title, scene }: { title: PlayableTitle; scene: Scene }) {
  const told = title.describe(scene.events, scene);
  const { Board, Own, Holdings, OwnHoldings, Note } = title;
  const { playerID } = scene;
  const { sentence, aside, beside, panel, choices } = title.prompt(scene);
  return (
    <>
      <Board {...scene} />
      {playerID !== null && <Own {...scene} playerID={playerID} />}
      {scene.ctx.playOrder.map((of) => (
        <section key={of}>
          {of !== playerID && <Holdings {...scene} of={of} />}
          {of === playerID && OwnHoldings && <OwnHoldings {...scene} of={of} />}
          {title.plate(scene, of).role}
          <Note {...scene} of={of} />
        </section>
      ))}
      <h1>
        <Sentence phrase={title.progress(scene)} scene={scene} />
      </h1>
      <h2>
        <Sentence phrase={sentence} scene={scene} />
      </h2>
      {aside && <Sentence phrase={aside} scene={scene} />}
      {told.map((line, i) => (
        <p key={i}>
          <Sentence phrase={line} scene={scene} />
        </p>
      ))}
      {beside}
      {panel}
      {choices.map((choice: Choice) => choice.label)}
    </>
  );
}
