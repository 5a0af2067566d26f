// A chunk of its own: the first screen is read in a system font until the product's has come.
import latin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import furtherLatin from '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2?url'
import ranges from '@fontsource-variable/anek-latin/unicode.json'
import { nextScreen } from '../navigation'
import { once } from '../once'

const lettersIn = (file: string, unicodeRange: string): FontFace =>
  new FontFace('Anek Latin Variable', `url(${file})`, { weight: '100 800', display: 'swap', unicodeRange })

/** All that can be read or pressed: what of it is inert is about to be replaced. */
const inUse = ['h1', 'h2', 'h3', 'p', 'li', 'label', 'a', 'button', 'input', 'select', 'textarea'].map((name) => `${name}:not([inert] *)`).join()
/** Half a line: letters of another height move what is in a line by some pixels, and a line more or less all that follows. */
const leastMovePixels = 8

/**
 * Fetches the letters, and only then has the page written in them: named before, by a style sheet, they have it laid out once
 * more in vain, 100 ms on a cheap phone. Whoever cannot have them reads on in the system's.
 */
export const fetchLetters = once(async () => {
  const usual = lettersIn(latin, ranges.latin)
  await usual.load()
  // '₹' and names with accents: fetched where they are written.
  const letters = [usual, lettersIn(furtherLatin, ranges['latin-ext'])]
  if (tryLetters(letters)) return
  await nextScreen()
  addLetters(letters)
})

/** Has the page written in these letters unless that moves what is in sight: a press would meet something else. */
function tryLetters(letters: readonly FontFace[]): boolean {
  const seen = [...document.querySelectorAll(inUse)].filter(isInSight)
  const placesBefore = seen.map(placeOf)
  const scrolled = scrolledAround(seen)
  addLetters(letters)
  if (seen.every((element, index) => Math.abs(placeOf(element) - (placesBefore[index] ?? 0)) < leastMovePixels)) return true
  for (const one of letters) document.fonts.delete(one)
  // Whoever was at the end of what is shorter in these letters has been moved up with it.
  for (const { element, top, left } of scrolled)
    if (element.scrollTop !== top || element.scrollLeft !== left) element.scrollTo({ top, left, behavior: 'instant' })
  return false
}

/** Which of these elements, and of those that they stand in, are scrolled, and how far. */
function scrolledAround(elements: readonly Element[]): readonly { readonly element: Element; readonly top: number; readonly left: number }[] {
  const all = new Set<Element>()
  for (const inner of elements)
    for (let element: Element | null = inner; element !== null && !all.has(element); element = element.parentElement) all.add(element)
  return [...all].map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft })).filter(({ top, left }) => top !== 0 || left !== 0)
}

function addLetters(letters: readonly FontFace[]): void {
  for (const one of letters) document.fonts.add(one)
}

const placeOf = (element: Element): number => element.getBoundingClientRect().top

function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}
