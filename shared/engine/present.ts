/** Something that the rules say is there: a roll that is decided about, the hand of whoever looks. Throws where it is not. */
export function present<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('what has to be there is not');
  return thing;
}
