import { filmOf } from '../../../testing/film';
import { highlightsOf } from './highlights';

/** What one may want to go to, of moments at which these things happen. */
function highlights(...moments: string[][]) {
  const { timeline, title, scene } = filmOf({}, ...moments.map((events) => ({ events })));
  return highlightsOf(timeline, title, scene).map(({ moment, kind, words }) => [
    moment,
    kind,
    words,
  ]);
}

test('chapters and climaxes are told in the order of the match, and nothing else is', () => {
  expect(highlights(['drawn'], ['climax of the day'], [], ['chapter two'], ['drawn'])).toEqual([
    [2, 'climax', 'climax of the day'],
    [4, 'chapter', 'chapter two'],
  ]);
});

test('a climax is called by what made hearts beat, and comes before the chapter it ends', () => {
  expect(highlights(['drawn', 'climax', 'chapter two', 'chapter three'])).toEqual([
    [1, 'climax', 'climax'],
    [1, 'chapter', 'chapter two'],
    [1, 'chapter', 'chapter three'],
  ]);
});
