import type { Page } from 'playwright-core';

/** From when to when something moved, in milliseconds as the page counts them. */
export type Span = { from: number; to: number };

/** What takes as long as this is a result or a climax, in milliseconds. */
const LONG = 700;

/** How often a page is asked what moves: seldom, since it pays for the answer, and often enough to miss nothing that is long. */
const EVERY = 200;

/**
 * When something moved for long on a page within so many milliseconds, and when the page drew meanwhile, in order: all that
 * moves, or only what the stage has move (`byStage`), and no style sheet.
 */
export const watchLongMovement = (
  page: Page,
  lookedAt: number,
  { byStage = false } = {},
): Promise<{ spans: Span[]; drawn: number[] }> =>
  page.evaluate(
    ({ long, every, lookedAt, byStage }) =>
      new Promise<{ spans: Span[]; drawn: number[] }>((resolve) => {
        const known = new Map<Animation, Span>();
        const drawn: number[] = [];
        const begun = performance.now();
        const looking = setInterval(() => {
          for (const animation of document.getAnimations()) {
            const { delay, duration, iterations } = animation.effect?.getComputedTiming() ?? {};
            const { playState, playbackRate, startTime } = animation;
            if (known.has(animation) || playState !== 'running' || startTime === null) continue;
            const isStyled =
              animation instanceof CSSAnimation || animation instanceof CSSTransition;
            if (byStage && isStyled) continue;
            if (iterations !== 1 || Number(duration) < long) continue;
            const from = Number(startTime) + (delay ?? 0) / playbackRate;
            const span = { from, to: from + Number(duration) / playbackRate };
            known.set(animation, span);
            // whoever skips a moment, or plays on, ends it early
            const end = () => (span.to = Math.min(span.to, performance.now()));
            animation.addEventListener('finish', end);
            animation.addEventListener('cancel', end);
          }
        }, every);
        const draw = (now: number) => {
          drawn.push(now);
          if (now - begun < lookedAt) return void requestAnimationFrame(draw);
          clearInterval(looking);
          const spans: Span[] = [];
          for (const span of [...known.values()].sort((a, b) => a.from - b.from)) {
            const [from, to] = [Math.max(span.from, begun), Math.min(span.to, now)];
            const last = spans.at(-1);
            if (last && from <= last.to) last.to = Math.max(last.to, to);
            else if (from < to) spans.push({ from, to });
          }
          resolve({ spans, drawn });
        };
        requestAnimationFrame(draw);
      }),
    { long: LONG, every: EVERY, lookedAt, byStage },
  );

/** A page is told of its frames rounded to so many milliseconds, and of movements exactly. */
const ROUNDING = 0.1;

/** Whether something moved at that time: the first frame of a movement is one of it. */
export const isWithin = (spans: readonly Span[], time: number): boolean =>
  spans.some(({ from, to }) => from <= time + ROUNDING && time + ROUNDING < to);

/** For how long something moved, in seconds. */
export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0) / 1000;
