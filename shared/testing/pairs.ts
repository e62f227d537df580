/** What is chosen, by what it is chosen for. */
type Choices = Readonly<Record<string, unknown>>;

/** Any two choices that are made together, and each of them, written as text; where none is to be made, that. */
function pairsOf(choices: Choices): string[] {
  const made = Object.entries(choices).map((choice) => JSON.stringify(choice));
  return ['', ...made.flatMap((one, i) => made.slice(i).map((other) => `${one} ${other}`))];
}

/**
 * As few of these as show every two choices together that any of them shows. What goes wrong hangs on one choice, or on
 * two that meet; hardly ever on three, and trying those too takes several times as long.
 */
export function coveringPairs<All extends Choices>(all: readonly All[]): All[] {
  const candidates = all.map((one) => ({ one, pairs: pairsOf(one) }));
  const missing = new Set(candidates.flatMap(({ pairs }) => pairs));
  const covering: All[] = [];
  while (missing.size > 0) {
    const news = ({ pairs }: { pairs: string[] }) =>
      pairs.filter((pair) => missing.has(pair)).length;
    const next = candidates.reduce((best, one) => (news(one) > news(best) ? one : best));
    covering.push(next.one);
    for (const pair of next.pairs) missing.delete(pair);
  }
  return covering;
}
