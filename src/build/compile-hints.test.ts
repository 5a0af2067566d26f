import { expect, it } from 'vitest'
import { smallProduct } from '../../tests/support/small-product'
import { compileHints } from './compile-hints'

const sources: Readonly<Record<string, string>> = {
  // For a dynamic import with a style the bundler writes a list of files at the head of the importing file.
  'src/main.tsx': "export const load = () => [import('/src/app/routes/_portal.tsx'), import('/src/app/pages/orders-of-list.tsx'), import('/src/app/routes/about.tsx')]",
  'src/app/routes/_portal.tsx': "import '/src/portal.css'; export const start = () => [import('/src/app/start/start-outbox.ts'), import('/src/app/start/tidy-up.ts')]",
  'src/app/pages/orders-of-list.tsx': "export const orders = 'orders'",
  'src/app/routes/about.tsx': "export const about = 'about'",
  'src/app/start/start-outbox.ts': "export const outbox = 'outbox'",
  'src/app/start/tidy-up.ts': "export const tidyUp = 'tidy up'",
  'src/portal.css': 'main { margin: 0 }',
}

it('FAST-05 files of every signed-in start and of the orders have the compile hint, other screens do not', async () => {
  const product = smallProduct(sources)
  const files = await product.build({ plugins: [compileHints(product.sourcePath)] })
  const hinted = files.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n')).flatMap((file) => file.sources)
  expect(hinted.toSorted()).toEqual(['src/app/pages/orders-of-list.tsx', 'src/app/routes/_portal.tsx', 'src/app/start/start-outbox.ts', 'src/app/start/tidy-up.ts', 'src/main.tsx'])
})
