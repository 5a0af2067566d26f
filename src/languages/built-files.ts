/** The language that a file of the build is for; null for those that everybody needs. The names are given in vite.config.ts, below and in `build/web-app-manifest.ts`. */
export const languageOfFile = (file: string): string | null => {
  const [, ofPage, ofWords] = /(?:\.(\w+)\.(?:html|webmanifest)|\/words-([a-z]+)-[\w-]+\.js)$/.exec(file) ?? []
  return ofPage ?? ofWords ?? null
}

/** The file of the build with the page at an address in a language; in the sources' language it is named after the address alone. */
export const pageFile = (address: string, tag: string): string => `${address.slice(1)}${tag === 'en-IN' ? '' : `.${tag}`}.html`

/** The attribute of `#root` that says which page was rendered into it, and in which language. */
export const pageAttribute = 'data-page'
export const pageName = (address: string, tag: string): string => tag + address

/** The attribute of `<html>` with the app's address, on a page whose own script starts the app. */
export const appAttribute = 'data-app'

/** The address and the name of the page that a file of the build contains. */
export function pageOfFile(file: string): { readonly address: string; readonly name: string } {
  const address = `/${file.replace(/(?:\.\w+)?\.html$/, '')}`
  return { address, name: pageName(address, languageOfFile(file) ?? 'en-IN') }
}
