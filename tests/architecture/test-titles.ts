import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser'

/** The identifier at the root of a call: `it` in `it.each(rows)('…')`. */
function rootOf(callee: Expression): string | null {
  switch (callee.type) {
    case 'Identifier':
      return callee.name
    case 'MemberExpression':
      return rootOf(callee.object)
    case 'CallExpression':
      return rootOf(callee.callee)
    default:
      return null
  }
}

function wordsOf(title: CallExpression['arguments'][number] | undefined): string | null {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  return title?.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.raw).join('…') : null
}

/** The titles of all tests and groups in a source text, with … for parts that are computed at run time. */
export function titlesOf(path: string, text: string): readonly string[] {
  const titles: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      const words = ['test', 'it', 'describe'].includes(rootOf(callee) ?? '') ? wordsOf(title) : null
      if (words !== null) titles.push(words)
    },
  }).visit(parseSync(path, text).program)
  return titles
}
