import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const name = 'virtual:english'

/** The lines `'its name': typeof import('its module').itsExport` of an interface. */
function importsOf(list: string, from: string): string {
  const [, body = ''] = new RegExp(`interface ${from} \\{([^}]*)\\}`).exec(list) ?? []
  const found = [...body.matchAll(/'([^']+)': .*?typeof import\('([^']+)'\)\.(\w+)/g)]
  const lines = [...body.matchAll(/^ *'/gm)].length
  if (found.length !== lines) throw new Error(`${from} has ${lines} catalogues, and ${found.length} of them say where they stand`)
  const imports = found.map(([, , path, exported], index) => `import { ${exported} as ${from}${index} } from '${path}'`)
  const own = found.map(([, catalogue], index) => `'${catalogue}': ${from}${index}`)
  return `${imports.join('\n')}\nexport const ${from === 'Catalogues' ? 'words' : 'demoWords'} = { ${own.join(', ')} }`
}

/** A virtual module with the English catalogues by name, which every language must translate. */
export const englishCatalogues: Plugin = {
  name: 'english-catalogues',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load(id) {
    if (id !== `\0${name}`) return null
    const list = readFileSync('src/languages/catalogues.ts', 'utf8')
    return `${importsOf(list, 'Catalogues')}\n${importsOf(list, 'DemoCatalogues')}`
  },
}
