// A chunk of its own: the first screen is shown in a system font until the product's has been loaded.
import latin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import furtherLatin from '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2?url'
import ranges from '@fontsource-variable/anek-latin/unicode.json'
import { nextScreen } from '../navigation'
import { once } from '../once'

const fontFaceOf = (file: string, unicodeRange: string): FontFace =>
  new FontFace('Anek Latin Variable', `url(${file})`, { weight: '100 800', display: 'swap', unicodeRange })

/** Everything that can be read or pressed, except inert parts, which are about to be replaced. */
const inUse = ['h1', 'h2', 'h3', 'p', 'li', 'label', 'a', 'button', 'input', 'select', 'textarea'].map((name) => `${name}:not([inert] *)`).join()
/** Half a line: a font of another height moves text by some pixels within its line; a line more or less moves everything below it. */
const leastMovePixels = 8

/**
 * Loads the font and only then applies it: named earlier, in a style sheet, it would cost one more layout to no purpose, 100 ms on a
 * cheap phone. Rejects if the font cannot be loaded; the system's then stays.
 */
export const loadFont = once(async () => {
  const usual = fontFaceOf(latin, ranges.latin)
  await usual.load()
  // '₹' and accented letters: the browser fetches this file only if the page contains some.
  const fonts = [usual, fontFaceOf(furtherLatin, ranges['latin-ext'])]
  if (tryFonts(fonts)) return
  await nextScreen()
  addFonts(fonts)
})

/** Applies the font unless that moves what is in sight, since a press would then hit something else. @returns whether it is applied */
function tryFonts(fonts: readonly FontFace[]): boolean {
  const seen = [...document.querySelectorAll(inUse)].filter(isInSight)
  const placesBefore = seen.map(placeOf)
  const scrolled = scrolledAround(seen)
  addFonts(fonts)
  if (seen.every((element, index) => Math.abs(placeOf(element) - (placesBefore[index] ?? 0)) < leastMovePixels)) return true
  for (const one of fonts) document.fonts.delete(one)
  // If this font made the content shorter, the browser has moved a scroll position at its end back.
  for (const { element, top, left } of scrolled)
    if (element.scrollTop !== top || element.scrollLeft !== left) element.scrollTo({ top, left, behavior: 'instant' })
  return false
}

/** Which of these elements and their ancestors are scrolled, and how far. */
function scrolledAround(elements: readonly Element[]): readonly { readonly element: Element; readonly top: number; readonly left: number }[] {
  const all = new Set<Element>()
  for (const inner of elements)
    for (let element: Element | null = inner; element !== null && !all.has(element); element = element.parentElement) all.add(element)
  return [...all].map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft })).filter(({ top, left }) => top !== 0 || left !== 0)
}

function addFonts(fonts: readonly FontFace[]): void {
  for (const one of fonts) document.fonts.add(one)
}

const placeOf = (element: Element): number => element.getBoundingClientRect().top

function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}
