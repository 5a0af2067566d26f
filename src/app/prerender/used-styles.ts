/** The index behind the block whose `{` is at `open`. */
function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    else if (css[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  throw new Error('A block of the style sheet has no end')
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))

/**
 * Keeps the rules whose selector `isKept` accepts, and everything else that has no selector, such as `@font-face`.
 * @param css as the build minifies it
 */
export function keepRules(css: string, isKept: (selector: string) => boolean): string {
  let kept = ''
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    const statement = css.indexOf(';', at)
    if (open === -1) return kept + css.slice(at)
    if (statement !== -1 && statement < open) {
      kept += css.slice(at, statement + 1)
      at = statement + 1
      continue
    }
    const end = endOfBlock(css, open)
    const head = css.slice(at, open)
    if (/^@(?:layer|media|supports|container)/.test(head)) {
      const body = keepRules(css.slice(open + 1, end - 1), isKept)
      if (body !== '') kept += `${head}{${body}}`
    } else if (head.startsWith('@') || isKept(head)) kept += css.slice(at, end)
    at = end
  }
  return kept
}

/** Leaves out the rules of classes that the markup does not use: it is part of a page, and never changes. */
export const usedStyles = (css: string, used: ReadonlySet<string>): string => keepRules(css, (selector) => classesIn(selector).every((name) => used.has(name)))
