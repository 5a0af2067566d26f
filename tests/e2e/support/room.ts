import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures'

const widths = [320, 360, 768, 992, 1280]

/** Settings of people who need larger text: the text spacing of WCAG 1.4.12, and letters of twice the size. */
const roomier = {
  'with more room between letters, words and lines': {
    width: 360,
    style:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  },
  'with letters of twice the size': { width: 320, style: 'html { font-size: 200% }' },
}

/** Expects that the current screen is never wider than the window, at each width. @param look what else is checked at each width */
export async function expectNoSidewaysScroll(page: Page, what: string, look?: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  // The original width comes last, so that the screen ends as it was.
  const own = before?.height === 800 ? before.width : null
  for (const width of widths.toSorted((one, other) => Number(one === own) - Number(other === own))) {
    await page.setViewportSize({ width, height: 800 })
    await expectWithin(page, `${what} at ${width}`, width)
    await look?.(width)
  }
  if (before !== null && (own === null || !widths.includes(own))) await page.setViewportSize(before)
}

/** The same also with more room for letters and lines, and no word may be hidden then. */
export const expectRoomForLetters = (page: Page, what: string, look?: (width: number) => Promise<void>): Promise<void> =>
  expectNoSidewaysScroll(page, what, async (current) => {
    await look?.(current)
    for (const [how, { width, style }] of Object.entries(roomier)) {
      if (width !== current) continue
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets = [sheet]
      }, style)
      await expect.poll(() => page.evaluate(hiddenWords, width), { message: `${what}, ${how}` }).toEqual([])
      await page.evaluate(() => void (document.adoptedStyleSheets = []))
    }
  })

/** Expects that the current screen hides no word at any of these widths. */
export async function expectRoomForWords(page: Page, what: string, at: readonly number[]): Promise<void> {
  const before = page.viewportSize()
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(hiddenWords, width), { message: `${what} at ${width}` }).toEqual([])
  }
  if (before !== null) await page.setViewportSize(before)
}

const expectWithin = (page: Page, message: string, width: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message }).toBeLessThanOrEqual(width)

/** Runs in the page: words that reach beyond the window, are clipped by their container, or overlap each other. */
function hiddenWords(width: number): string[] {
  interface Line {
    readonly element: Element
    readonly box: DOMRect
    /** The element with which it scrolls: only lines that scroll together can overlap permanently. */
    readonly ground: Element | null
  }
  const lines: Line[] = []
  const found: string[] = []
  const whole = document.documentElement.scrollWidth
  const reachesOut = (element: Element): boolean => element.getBoundingClientRect().right > width
  const widest = (): Element | undefined => [...document.querySelectorAll('body *')].filter(reachesOut).findLast((element) => element.checkVisibility())
  if (whole > width) found.push(`${whole} wide: '${widest()?.textContent?.trim().slice(0, 50) ?? 'nothing seen'}'`)
  const isCut = ({ overflowX }: CSSStyleDeclaration): boolean => overflowX === 'hidden' || overflowX === 'clip'
  for (const element of (document.querySelector('dialog[open]') ?? document.body).querySelectorAll(':not(svg *, option)')) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    if (texts.length === 0 || !element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue
    const around: Element[] = []
    for (let one: Element | null = element; one !== null; one = one.parentElement) around.push(one)
    // Visible only to screen readers.
    if (around.some((one) => getComputedStyle(one).clipPath === 'inset(50%)')) continue
    const ground = around.find((one) => {
      const style = getComputedStyle(one)
      return /fixed|sticky/.test(style.position) || /auto|scroll/.test(style.overflowY)
    })
    const frame = around.find((one) => isCut(getComputedStyle(one)))?.getBoundingClientRect()
    for (const text of texts) {
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (frame !== undefined && (box.left < frame.left - 1 || box.right > frame.right + 1)) found.push(`cut off: ${text.textContent}`)
        lines.push({ element, box, ground: ground ?? null })
      }
    }
  }
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Lines of one paragraph touch each other.
      if (across <= 2 || down <= Math.min(one.box.height, other.box.height) / 3) continue
      if (one.ground === other.ground && !one.element.contains(other.element) && !other.element.contains(one.element))
        found.push(`on one another: ${one.element.textContent} | ${other.element.textContent}`)
    }
  return found
}

/** The least size of a control in pixels, except for one within a sentence. */
const finger = 44

/** Expects that every control of the current screen is as large as a finger. */
export async function expectFingerRoom(page: Page, what: string): Promise<void> {
  const small = () => page.evaluate((size) => {
    const controls = 'a, button, input, select, textarea, summary, [role=menuitem]'
    const isInSentence = (control: Element): boolean =>
      getComputedStyle(control).display === 'inline' && control.parentElement?.textContent?.trim() !== control.textContent?.trim()
    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches('.sr-only') && !isInSentence(control))
      .map((control) => {
        // A checkbox or radio button can also be pressed on its label.
        const pressed = (control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : null) ?? control
        const { width, height } = pressed.getBoundingClientRect()
        return { width, height, words: `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent} ${Math.round(width)} × ${Math.round(height)}` }
      })
      .filter(({ width, height }) => width > 1 && (width < size - 0.5 || height < size - 0.5))
      .map(({ words }) => words)
  }, finger)
  await expect.poll(small, { message: what }).toEqual([])
}
