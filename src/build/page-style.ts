import { keepRules } from '../app/prerender/used-styles.ts'

/** What no page before the sign-in has. */
const laterElements = 'hr|abbr|code|kbd|samp|pre|small|sub|sup|table|progress|textarea|optgroup'
/** Its fields have no arrows, and give what stands in an empty one its colour themselves. */
const laterParts = '::file-selector|::placeholder|::-webkit-(?:search|date|calendar|inner-spin|outer-spin)'
const ofLaterElement = new RegExp(String.raw`^(?:(?::where\(.*\) )?(?:${laterElements})\b|${laterParts})`)
const betweenSelectors = /,(?![^(]*\))/

/**
 * Every page carries its style, so what our browsers (see src/DECISIONS.md) do without stays out: Tailwind's notice, its
 * stand-in for browsers without `@property`, and the choice between one of its defaults and a fallback, which is known here.
 * So does what evens out elements that come with later screens; portal.css has it.
 *
 * @param style as the build minifies it
 */
export function pageStyle(style: string): string {
  const plain = style
    .replace(/^\/\*!.*?\*\/\n?/, '')
    .replace(/@layer properties\{@supports.*?\}\}\}/, '')
    .replaceAll(/var\((--default-[\w-]+),([^()]*)\)/g, (_, name: string, otherwise: string) => (style.includes(`${name}:`) ? `var(${name})` : otherwise))
  return keepRules(plain, (selector) => !selector.split(betweenSelectors).every((part) => ofLaterElement.test(part)))
}

/** @throws where a page has an element that its style says nothing of */
export function checkElements(markup: string, page: string): void {
  const [element] = new RegExp(String.raw`<(?:${laterElements})\b`).exec(markup) ?? []
  if (element !== undefined) throw new Error(`${page} has ${element}>, which src/build/page-style.ts takes for an element of later screens`)
}
