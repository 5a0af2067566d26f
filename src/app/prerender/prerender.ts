// Runs at build, in a process of its own for each page in each language: prints what stands in it, a line for each part (see src/build/prerender.ts).
import { GlobalRegistrator } from '@happy-dom/global-registrator'

const [, , tag = '', address] = process.argv
GlobalRegistrator.register({ url: `https://portal.invalid${address ?? ''}` })
// As every page is but one over plain http in a local network.
Object.assign(window, { isSecureContext: true })
const { language } = await import('@/catalogues/language-in-use')
const { languageOf, languages } = await import('@/languages/languages')
const { loadLanguage } = await import('@/languages/load-language')
language.use(await loadLanguage(languageOf(tag) ?? languages[0].tag))
const lines =
  address === undefined ? await (await import('./render-outline')).renderOutline() : await (await import('./render-page')).renderPage()
process.stdout.write(lines.map(encodeURIComponent).join('\n'), () => process.exit())
