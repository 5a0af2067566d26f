import { expect, it } from 'vitest'
import { readSourceTree } from './source-tree'

/**
 * Browser functions that Chrome 111 or Safari 16.4, Vite's oldest build targets, do not have, and a pattern that finds their calls.
 * Newer functions of the language itself are refused by the compiler (`lib` in tsconfig.json).
 */
const young: Readonly<Record<string, RegExp>> = {
  any: /\bAbortSignal\.any\(/,
  canParse: /\bURL\.canParse\(/,
  parse: /\bURL\.parse\(/,
  json: /\bResponse\.json\(/,
  estimate: /\bstorage\.estimate\(/,
  yield: /\bscheduler\??\.yield\(/,
  postTask: /\bscheduler\??\.postTask\(/,
  requestIdleCallback: /\brequestIdleCallback\(/,
  startViewTransition: /\.startViewTransition\(/,
  showPopover: /\.(?:show|hide|toggle)Popover\(/,
  checkVisibility: /\.checkVisibility\(/,
  requestClose: /\.requestClose\(/,
  moveBefore: /\.moveBefore\(/,
  setHTMLUnsafe: /\.(?:setHTML|parseHTML)(?:Unsafe)?\(/,
  getSetCookie: /\.getSetCookie\(/,
  setAppBadge: /\.setAppBadge\(/,
}

/** The names of those that a text calls without a feature check such as `'setAppBadge' in navigator`. */
const unaskedIn = (text: string): readonly string[] =>
  Object.keys(young).filter((name) => young[name]?.test(text) === true && !text.includes(`'${name}' in `))

it('PWA-07 no function newer than the oldest supported browsers is called without a feature check', () => {
  const tree = [...readSourceTree(process.cwd(), ['src', 'mocks/adapters', 'mocks/engine'])].filter(([path]) => !/\.test\.tsx?$/.test(path))
  expect(tree.length).toBeGreaterThan(500)
  expect(tree.flatMap(([path, text]) => unaskedIn(text).map((name) => `${path}: ${name}`))).toEqual([])
})

it('PWA-07 the check finds a call of such a function', () => {
  expect(unaskedIn('const signal = AbortSignal.any([timeout, ended])')).toEqual(['any'])
  expect(unaskedIn("if ('setAppBadge' in navigator) navigator.setAppBadge(1)")).toEqual([])
})
