import type { Page } from 'playwright-core';
import { isWithin, lengthOf, type Span } from './longMovement';

// What a page has drawn is one thing, what the screen showed another: what a compositor moves goes on while the page is at work.

/** A mark by which the time of a page is told in that of what the browser notes. */
const ORIGIN = 'origin';

/** What is known of a frame: which it was, and whether it came to the screen. */
type FrameReport = { frame_source: number; frame_sequence: number; state: string };

type TraceEvent = { name: string; ph: string; ts: number; args: { frame_reporter?: FrameReport } };

/** Notes what a page shows until it is asked; then how many frames a second came in time while something moved. */
export async function watchFrames(page: Page): Promise<(spans: Span[]) => Promise<number>> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'],
  });
  const origin = await page.evaluate((name) => performance.mark(name).startTime, ORIGIN);
  return async (spans) => {
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    return framesInTime(trace.traceEvents, { origin, spans });
  };
}

/** Frames a second that were shown, or had nothing new to show, while something moved. */
function framesInTime(
  events: readonly TraceEvent[],
  { origin, spans }: { origin: number; spans: readonly Span[] },
): number {
  const mark = events.find(({ name }) => name === ORIGIN)!;
  const states = new Map<string, string[]>();
  for (const { name, ph, ts, args } of events) {
    const report = args.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report) continue;
    if (!isWithin(spans, origin + (ts - mark.ts) / 1000)) continue;
    const frame = `${report.frame_source} ${report.frame_sequence}`;
    states.set(frame, [...(states.get(frame) ?? []), report.state]);
  }
  // half of a frame may come from the compositor while the page is late with the other half
  const inTime = [...states.values()].filter((all) => all.some((one) => one !== 'STATE_DROPPED'));
  return inTime.length / lengthOf(spans);
}
