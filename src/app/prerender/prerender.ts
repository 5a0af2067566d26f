// Runs at build, in a process of its own for each address: prints its title and, on a second line, its markup (see src/build/prerender.ts).
import { GlobalRegistrator } from '@happy-dom/global-registrator'

GlobalRegistrator.register({ url: `https://portal.invalid${process.argv[2] ?? ''}` })
// As every page is but one over plain http in a local network.
Object.assign(window, { isSecureContext: true })
const { renderPage } = await import('./render-page')
const { title, markup } = await renderPage()
process.stdout.write(`${title}\n${markup}`, () => process.exit())
