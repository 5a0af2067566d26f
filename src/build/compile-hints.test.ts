import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { compileHints } from './compile-hints'

const sources: Readonly<Record<string, string>> = {
  // Whatever is loaded with a style has the bundler write a list of files at the head of what loads it.
  'src/main.tsx': "export const load = () => [import('/src/app/routes/_portal.tsx'), import('/src/app/pages/orders-of-list.tsx'), import('/src/app/routes/about.tsx')]",
  'src/app/routes/_portal.tsx': "import '/src/portal.css'; export const start = () => [import('/src/app/start/start-outbox.ts'), import('/src/app/start/tidy-up.ts')]",
  'src/app/pages/orders-of-list.tsx': "export const orders = 'orders'",
  'src/app/routes/about.tsx': "export const about = 'about'",
  'src/app/start/start-outbox.ts': "export const outbox = 'outbox'",
  'src/app/start/tidy-up.ts': "export const tidyUp = 'tidy up'",
  'src/portal.css': 'main { margin: 0 }',
}

it('FAST-05 what every start of a signed-in seller runs, and her orders, is compiled while it is read; nothing of other screens is', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'compile-hints-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const hinted: string[] = []
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(folder, 'src/main.tsx'), preserveEntrySignatures: 'strict' } },
    plugins: [
      compileHints((path) => join(folder, path)),
      {
        name: 'hinted',
        enforce: 'post',
        generateBundle: {
          order: 'post',
          handler(_, bundle) {
            for (const file of Object.values(bundle))
              if (file.type === 'chunk' && file.code.startsWith('//# allFunctionsCalledOnLoad\n')) hinted.push(...file.moduleIds.filter((id) => /\.tsx?$/.test(id)).map((id) => id.slice(folder.length + 1)))
          },
        },
      },
    ],
  })
  expect(hinted.toSorted()).toEqual(['src/app/pages/orders-of-list.tsx', 'src/app/routes/_portal.tsx', 'src/app/start/start-outbox.ts', 'src/app/start/tidy-up.ts', 'src/main.tsx'])
})
