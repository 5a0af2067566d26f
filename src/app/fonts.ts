// A chunk of its own: the first screen is read in a system font until the product's has come.
import latin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import furtherLatin from '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2?url'
import ranges from '@fontsource-variable/anek-latin/unicode.json'
import { atMost } from './at-most'
import { once } from './once'

const longestWaitMilliseconds = 300

const lettersIn = (file: string, unicodeRange: string): FontFace =>
  new FontFace('Anek Latin Variable', `url(${file})`, { weight: '100 800', display: 'swap', unicodeRange })

/**
 * Fetches the letters, and only then has the page written in them: named before, by a style sheet, they have it laid out once
 * more in vain, 100 ms on a cheap phone. Whoever cannot have them reads on in the system's.
 */
const takeLetters = once(async () => {
  const letters = lettersIn(latin, ranges.latin)
  await letters.load()
  document.fonts.add(letters)
  // '₹' and names with accents: fetched where they are written.
  document.fonts.add(lettersIn(furtherLatin, ranges['latin-ext']))
})

/** Fetches the letters before a screen is written in them, or for as long as that is worth: what is read already would move for them. */
export const fetchLetters = (): Promise<unknown> => atMost(longestWaitMilliseconds, takeLetters())
