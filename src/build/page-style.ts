import { keepRules } from '../app/prerender/used-styles.ts'

/** What no page before the sign-in has. */
const laterElement = /^(?:(?:hr|abbr|code|kbd|samp|pre|small|sub|sup|table|progress|textarea)\b|:where\(select|::file-selector|::-webkit-(?:search|date|calendar))/

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
  return keepRules(plain, (selector) => !selector.split(',').every((part) => laterElement.test(part)))
}
