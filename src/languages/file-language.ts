/** The language that a file of the build is for; null for those that everybody needs. The names are given in vite.config.ts, `page-file.ts` and `build/web-app-manifest.ts`. */
export const languageOfFile = (file: string): string | null => {
  const [, ofPage, ofWords] = /(?:\.(\w+)\.(?:html|webmanifest)|\/words-([a-z]+)-[\w-]+\.js)$/.exec(file) ?? []
  return ofPage ?? ofWords ?? null
}
