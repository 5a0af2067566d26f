import type { Plugin } from 'vite'
import { keepRules } from '../app/prerender/used-styles.ts'

/** What no page before the sign-in has. */
const laterElements = 'hr|abbr|code|kbd|samp|pre|small|sub|sup|table|progress|textarea|optgroup'
/** Its fields have no arrows, and give what stands in an empty one its colour themselves. */
const laterParts = '::file-selector|::placeholder|::-webkit-(?:search|date|calendar|inner-spin|outer-spin)'
const ofLaterElement = new RegExp(String.raw`^(?:(?::where\(.*\) )?(?:${laterElements})\b|${laterParts})`)
const betweenSelectors = /,(?![^(]*\))/
const partsOf = (selector: string): string[] => selector.split(betweenSelectors)
const isOfLaterElement = (part: string): boolean => ofLaterElement.test(part)

/** Without Tailwind's notice and its stand-in for browsers without `@property`, which ours (see src/DECISIONS.md) are not. */
const withoutStandIn = (style: string): string => style.replace(/^\/\*!.*?\*\/\n?/, '').replace(/@layer properties\{@supports.*?\}\}\}/, '')

/**
 * Every page carries its style, so what our browsers do without stays out, as does the choice between one of Tailwind's defaults
 * and a fallback, which is known here. So does what evens out elements that come with later screens; portal.css has it.
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
 * The style of the screens behind the sign-in without what every page has in itself: of what evens out elements, that of later ones alone.
 * @throws where the style does not begin with that
 */
export function portalStyle(style: string): string {
  const plain = withoutStandIn(style)
  const end = plain.indexOf(endOfReset)
  if (!plain.startsWith(beginOfReset) || end === -1) throw new Error(`portal.css does not begin with ${beginOfReset} and ${endOfReset}`)
  return keepRules(plain.slice(0, end), (selector) => partsOf(selector).some(isOfLaterElement)) + plain.slice(end)
}

/** Leaves the rest out of portal.css, before its file is named after what it holds. */
export const portalStyleAlone: Plugin = {
  name: 'portal-style-alone',
  apply: 'build',
  transform: (code, id) => (id.endsWith('/src/ui/portal.css') ? { code: portalStyle(code), map: null } : null),
}

/** @throws where a page has an element that its style says nothing of */
export function checkElements(markup: string, page: string): void {
  const [element] = new RegExp(String.raw`<(?:${laterElements})\b`).exec(markup) ?? []
  if (element !== undefined) throw new Error(`${page} has ${element}>, which src/build/page-style.ts takes for an element of later screens`)
}
