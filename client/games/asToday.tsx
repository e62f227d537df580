import type { LoadedTitle, Scene } from '../kit/contract';

/** A title that is handed views of an earlier version of its rules, and shows them as today's. */
export function asToday(title: LoadedTitle, version: number): LoadedTitle {
  const toToday = title.toToday?.[version];
  if (!toToday) return title;
  // the same view is the same object again, so that nothing is drawn anew
  const known = new WeakMap<object, unknown>();
  const today = <S extends Scene>(scene: S): S => {
    const view: unknown = known.get(scene.view) ?? toToday(scene.view);
    known.set(scene.view, view);
    return { ...scene, view };
  };
  const { Board, Own, Holdings, OwnHoldings, Note, Announcement, Tableau } = title;
  const { rulesAt, coach, counts, partsOf, turnSign, besideStory, animate } = title;
  const { first, beforeFirst, deal } = title;
  return {
    ...title,
    Board: (scene) => <Board {...today(scene)} />,
    Own: (scene) => <Own {...today(scene)} />,
    Holdings: (scene) => <Holdings {...today(scene)} />,
    ...(OwnHoldings && { OwnHoldings: (scene) => <OwnHoldings {...today(scene)} /> }),
    Note: (scene) => <Note {...today(scene)} />,
    ...(Announcement && { Announcement: (scene) => <Announcement {...today(scene)} /> }),
    progress: (scene) => title.progress(today(scene)),
    plate: (scene, of) => title.plate(today(scene), of),
    prompt: (scene) => title.prompt(today(scene)),
    describe: (events, scene, turn) => title.describe(events, today(scene), turn),
    ...(Tableau && { Tableau: (scene) => <Tableau {...today(scene)} /> }),
    ...(rulesAt && { rulesAt: (scene) => rulesAt(today(scene)) }),
    ...(coach && {
      coach: coach.map((note) => ({ ...note, when: (scene) => note.when(today(scene)) })),
    }),
    ...(counts && { counts: (scene, key, of) => counts(today(scene), key, of) }),
    ...(partsOf && { partsOf: (scene, key, of) => partsOf(today(scene), key, of) }),
    ...(turnSign && { turnSign: (event, before) => turnSign(event, today(before)) }),
    ...(besideStory && { besideStory: (scene) => besideStory(today(scene)) }),
    ...(animate && { animate: (events, scene) => animate(events, today(scene)) }),
    ...(first && { first: (scene) => first(today(scene)) }),
    ...(beforeFirst && { beforeFirst: (scene) => beforeFirst(today(scene)) }),
    ...(deal && { deal: (scene) => deal(today(scene)) }),
  };
}
