import { z } from 'zod';

// Text that people type: names, and what they say.

/** Breaks lines, breaks the order of the letters, or is no letter at all: no keyboard types it by mistake. */
const FORBIDDEN = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What is drawn as nothing, or as an empty space, though it is none. */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]`;

/** One picture of an emoji, with the sign that has it drawn in colour, or its skin. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`;

/** What holds signs that are nothing by themselves; the longest first. */
const WHOLE = [
  // the flags of England, Scotland and Wales, spelled out
  String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
  // emoji, of which several may be joined into one
  String.raw`${PICTURE}(?:\u200d${PICTURE})*`,
  // keys, such as 1️⃣
  String.raw`[0-9#*]\ufe0f?\u20e3`,
  // letters that are joined, or kept apart, where a script is written like that
  String.raw`(?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])[\u200c\u200d](?=\p{L})`,
];

const SIGNS = new RegExp(`(${WHOLE.join('|')})|${INVISIBLE}`, 'gu');

/** Something that can be seen: more than spaces, and marks that need a letter. */
const VISIBLE = /[^\p{M}\p{Z}\p{C}]|\p{Cn}/u;

/** The same text without what nobody sees. */
const withoutInvisible = (text: string): string =>
  text.replace(SIGNS, (_, whole?: string) => whole ?? '');

const MARK = String.raw`[\p{Mn}\p{Me}]`;
const REPEATED = new RegExp(`(${MARK})\\1+`, 'gu');
const STACKED = new RegExp(`(?<=${MARK}{4})${MARK}+`, 'gu');

/** The same text with as many marks on a letter as Unicode advises, four and none twice: others would be drawn over the lines around. */
const withFewMarks = (text: string): string => text.replace(REPEATED, '$1').replace(STACKED, '');

/** Text with something to see in it, of so many characters at most; what is invisible is taken out, and what is stacked too high. */
export const visibleText = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .transform((typed) => typed.normalize('NFC').trim())
    .refine((typed) => !FORBIDDEN.test(typed))
    .transform((typed) => withFewMarks(withoutInvisible(typed)).trim())
    .pipe(z.string().max(longest).regex(VISIBLE));
