import { expect, it } from 'vitest'
import { chunkFile } from './chunk-file'

const fileOf = (modules: readonly string[], hasDemo = true): string =>
  chunkFile(
    '/portal/',
    modules.map((id) => (id.startsWith('/') ? id : `/portal/${id}`)),
    hasDemo,
  )

it('LANG-04 BACKEND-05 all texts of a language are built into its words file, those of the demo included', () => {
  expect(fileOf(['src/languages/hi/about.ts', 'src/languages/hi/words.ts'])).toBe('assets/words-hi-[hash:7].js')
  expect(fileOf(['src/languages/hi/demo-shell.ts', 'src/languages/hi/demo-words.ts'])).toBe('assets/words-hi-[hash:7].js')
})

it.each([
  [['mocks/adapters/in-page.ts', 'src/contract/answers.ts']],
  [['src/features/demo/demo-drawer.tsx']],
  [['src/app/presenter/demo-page.tsx']],
  [['src/contract/typical-steps.ts']],
  [['src/contract/reads/offers/typical-offers.ts']],
  [['/elsewhere/node_modules/msw/lib/core.mjs']],
])('BACKEND-05 %s is built into the demo folder, but only in a build with the demo', (modules) => {
  expect(fileOf(modules)).toBe('assets/demo/[name]-[hash:7].js')
  expect(fileOf(modules, false)).toBe('assets/[name]-[hash:7].js')
})

it('BACKEND-05 the service’s own texts are built into the demo folder', () => {
  expect(fileOf(['src/languages/hi/service-words.ts'])).toBe('assets/demo/words-hi-[hash:7].js')
})

it('BACKEND-05 a module with a name like those of the demo is not built into the demo folder', () => {
  expect(fileOf(['src/features/backend-choice/backend-choice.tsx', '/portal-of/mocks/sellers.ts'])).toBe('assets/[name]-[hash:7].js')
})
