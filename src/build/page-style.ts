import type { Plugin } from 'vite'
import { keepRules } from '../app/prerender/used-styles.ts'

/** Elements that no page before the sign-in has. */
const laterElements = 'hr|abbr|code|kbd|samp|pre|small|sub|sup|table|progress|textarea|optgroup'
/** Pseudo-elements that those pages do not need: their fields have no arrows, and style their placeholders themselves. */
const laterParts = '::file-selector|::placeholder|::-webkit-(?:search|date|calendar|inner-spin|outer-spin)'
const ofLaterElement = new RegExp(String.raw`^(?:(?::where\(.*\) )?(?:${laterElements})\b|${laterParts})`)
const betweenSelectors = /,(?![^(]*\))/
const partsOf = (selector: string): string[] => selector.split(betweenSelectors)
const isOfLaterElement = (part: string): boolean => ofLaterElement.test(part)

/** Without Tailwind's notice, and without its fallback for browsers that lack `@property`: ours (see src/DECISIONS.md) have it. */
const withoutStandIn = (style: string): string => style.replace(/^\/\*!.*?\*\/\n?/, '').replace(/@layer properties\{@supports.*?\}\}\}/, '')

/**
 * Shortens the style that every page has inline: without fallbacks for other browsers than ours, with the choice between a Tailwind
 * default and its fallback made here, and without the reset of elements that only later screens have, which is in portal.css.
 *
 * @param style as the build minifies it
 */
export function pageStyle(style: string): string {
  const plain = withoutStandIn(style).replaceAll(/var\((--default-[\w-]+),([^()]*)\)/g, (_, name: string, otherwise: string) =>
    style.includes(`${name}:`) ? `var(${name})` : otherwise,
  )
  return keepRules(plain, (selector) => !partsOf(selector).every(isOfLaterElement))
}

const beginOfReset = '@layer reset{'
const endOfReset = '@layer utilities{'

/**
 * The style of the screens behind the sign-in without what every page has inline: of the reset only the rules for later elements.
 * @throws if the style does not begin with the reset
 */
export function portalStyle(style: string): string {
  const plain = withoutStandIn(style)
  const end = plain.indexOf(endOfReset)
  if (!plain.startsWith(beginOfReset) || end === -1) throw new Error(`portal.css does not begin with ${beginOfReset} and ${endOfReset}`)
  return keepRules(plain.slice(0, end), (selector) => partsOf(selector).some(isOfLaterElement)) + plain.slice(end)
}

/** Applies `portalStyle` to portal.css, before the file is named after its content. */
export const portalStyleAlone: Plugin = {
  name: 'portal-style-alone',
  apply: 'build',
  transform: (code, id) => (id.endsWith('/src/ui/portal.css') ? { code: portalStyle(code), map: null } : null),
}

/** @throws if a page has an element whose reset `pageStyle` leaves out */
export function checkElements(markup: string, page: string): void {
  const [element] = new RegExp(String.raw`<(?:${laterElements})\b`).exec(markup) ?? []
  if (element !== undefined) throw new Error(`${page} has ${element}>, which src/build/page-style.ts takes for an element of later screens`)
}
