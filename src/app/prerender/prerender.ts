// Runs at build, in a process of its own for each page in each language, and prints the page's parts, one a line. Called without a
// language it prints the languages (see src/build/prerender.ts).
import { GlobalRegistrator } from '@happy-dom/global-registrator'

const [, , asked, address] = process.argv
GlobalRegistrator.register({ url: `https://portal.invalid${address ?? ''}` })
// As on every page except one that is served over plain http in a local network.
Object.assign(window, { isSecureContext: true })
const { language } = await import('@/catalogues/language-in-use')
const { languageOf } = await import('@/languages/language-of')
const { languages } = await import('@/languages/languages')
const { loadLanguage } = await import('@/languages/load-language')
const { pageWords } = await import('@/languages/page-words')

/** Each language with its direction, and the words of pages outside of the app. */
const described = async (): Promise<string> =>
  JSON.stringify(await Promise.all(languages.map(async ({ tag }) => ({ tag, direction: (await loadLanguage(tag)).direction, words: pageWords[tag] }))))

async function rendered(tag: string): Promise<readonly string[]> {
  language.use(await loadLanguage(languageOf(tag) ?? languages[0].tag))
  return address === undefined ? (await import('./render-outline')).renderOutline() : (await import('./render-page')).renderPage()
}

const lines = asked === undefined ? [await described()] : await rendered(asked)
process.stdout.write(lines.map(encodeURIComponent).join('\n'), () => process.exit())
