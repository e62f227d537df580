import type { Page } from 'playwright-core';

// What a page has drawn is one thing, what the screen showed another: what a compositor moves goes on while the page is at work.

/** In which moments of a page something moved, as it marks them itself. */
export const MOVES = 'moves';
export const AT_REST = 'rests';

/** What is known of a frame: which it was, and whether it came to the screen. */
type FrameReport = { frame_source: number; frame_sequence: number; state: string };

type TraceEvent = { name: string; ph: string; ts: number; args: { frame_reporter?: FrameReport } };

/** Notes what a page shows until it is asked; then how many frames a second came in time while something moved. */
export async function watchFrames(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'],
  });
  return async () => {
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    return framesInTime(trace.traceEvents);
  };
}

/** Frames a second that were shown, or had nothing new to show, while something moved. */
function framesInTime(events: readonly TraceEvent[]): number {
  const spans = spansOf(events);
  const states = new Map<string, string[]>();
  for (const { name, ph, ts, args } of events) {
    const report = args.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report) continue;
    if (!spans.some(({ from, to }) => from <= ts && ts <= to)) continue;
    const frame = `${report.frame_source} ${report.frame_sequence}`;
    states.set(frame, [...(states.get(frame) ?? []), report.state]);
  }
  // half of a frame may come from the compositor while the page is late with the other half
  const inTime = [...states.values()].filter((all) => all.some((one) => one !== 'STATE_DROPPED'));
  const microseconds = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return microseconds > 0 ? (inTime.length * 1e6) / microseconds : 0;
}

/** When something moved, in microseconds. */
function spansOf(events: readonly TraceEvent[]): { from: number; to: number }[] {
  const spans = [];
  let from: number | null = null;
  for (const { name, ts } of [...events].sort((a, b) => a.ts - b.ts)) {
    if (name === MOVES) from ??= ts;
    if (name !== AT_REST || from === null) continue;
    spans.push({ from, to: ts });
    from = null;
  }
  return spans;
}
