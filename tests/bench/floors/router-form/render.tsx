// Runs at build, in its own process: prints the page's markup.
import { GlobalRegistrator } from '@happy-dom/global-registrator'

GlobalRegistrator.register({ url: 'https://floor.invalid/' })
const [{ prerender }, { App, router }] = await Promise.all([import('react-dom/static'), import('./app')])
await router.load()
const { prelude } = await prerender(<App />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
process.stdout.write(await new Response(prelude).text(), () => process.exit())
