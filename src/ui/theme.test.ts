import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const styles = readFileSync('src/ui/theme.css', 'utf8')

/** The tokens of one `:root` block; the first block has the light ones. */
function tokensOf(block: number): ReadonlyMap<string, string> {
  const text = styles.split(':root {')[block]?.split('}')[0] ?? ''
  return new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

const light = tokensOf(1)
const schemes = { light, dark: new Map([...light, ...tokensOf(2)]) }

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(text: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(text), luminance(ground)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Which text colours are used on which background; a seller's own message has the soft indigo under all three. */
const written = {
  background: ['foreground', 'muted-foreground', 'primary', 'queued'],
  card: ['foreground', 'muted-foreground', 'primary', 'queued'],
  muted: ['foreground', 'muted-foreground'],
  'primary-soft': ['foreground', 'muted-foreground', 'primary', 'queued'],
  'queued-soft': ['foreground', 'queued'],
  'success-soft': ['foreground', 'success'],
  'info-soft': ['foreground', 'info'],
  'destructive-soft': ['foreground', 'destructive'],
  cloth: ['cloth-foreground', 'cloth-muted', 'cloth-locked', 'marigold'],
  marigold: ['on-marigold'],
}

/** Which lines and marks are drawn on which background. */
const drawn = {
  background: ['thread', 'success', 'input', 'needle'],
  card: ['thread', 'success', 'input', 'needle'],
  'queued-soft': ['thread'],
  cloth: ['marigold', 'cloth-locked'],
}

it('LAYOUT-05 no style refers to a theme variable that is inlined at build', () => {
  const writtenOut = [...(styles.split('@theme inline {')[1]?.split('}')[0] ?? '').matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name)
  expect(writtenOut).toContain('--radius-md')
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file))
  const asked = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/(?:var|[a-z]-)\((--[\w-]+)/g)].map(([, name = '']) => `${name} in ${file}`),
  )
  expect(asked).toContain('--primary in ui/theme.css')
  expect(asked.filter((one) => writtenOut.some((name) => one.startsWith(`${name} `)))).toEqual([])
})

it.each([
  ['index.html', ['light cloth', 'dark cloth']],
  ['src/build/web-app-manifest.ts', ['light cloth', 'light background']],
  ['src/ui/brand-mark.tsx', ['light cloth', 'light primary', 'light marigold']],
  ['tests/pictures/shop-window.ts', ['light marigold', 'light cloth']],
])('PWA-01 the colours written out in %s are %s of the theme', (file, names) => {
  const writtenThere = [...readFileSync(file, 'utf8').matchAll(/#[0-9a-f]{6}\b/gi)].map(([colour]) => colour.toLowerCase())
  const ofTheme = new Map(Object.entries(schemes).flatMap(([scheme, tokens]) => [...tokens].map(([name, colour]) => [`${scheme} ${name}`, colour])))
  expect(writtenThere).toEqual(names.map((name) => ofTheme.get(name)))
})

describe.each(Object.entries(schemes))('in the %s scheme', (_, tokens) => {
  const of = (name: string): string => tokens.get(name) ?? expect.fail(`No colour ${name}`)

  it.each(Object.entries(written))('CASE-02 LAYOUT-05 text on %s has a contrast of at least 7:1', (ground, words) => {
    for (const word of words) expect(contrast(of(word), of(ground)), word).toBeGreaterThanOrEqual(7)
  })

  it.each(Object.entries(drawn))('CASE-02 LAYOUT-05 lines with a meaning on %s have a contrast of at least 3:1', (ground, lines) => {
    for (const line of lines) expect(contrast(of(line), of(ground)), line).toBeGreaterThanOrEqual(3)
  })
})
