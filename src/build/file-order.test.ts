import { expect, it } from 'vitest'
import { smallProduct } from '../../tests/support/small-product'
import { screensAfterSignIn, screensBeforeSignIn } from '../app/start/screens-in-order'
import { fileOrder } from './file-order'

/** The smallest possible product: each file is one line. */
const screens = [...screensBeforeSignIn, ...screensAfterSignIn].map((id) => `src/app/routes${id}.tsx`)
const parts = [...screens, 'src/app/shell/chosen-backend-line.tsx', 'src/app/shell/log-out-dialog.tsx', 'src/features/access/register/complete-registration.ts', 'src/features/about/about.ts']
const loading = (...paths: readonly string[]): string => `export const load = () => [${paths.map((path) => `import('/${path}')`).join()}]`
const sources: Readonly<Record<string, string>> = {
  ...Object.fromEntries(parts.map((path) => [path, `export const part = '${path}'`])),
  'src/main.tsx': `${loading(...parts, 'src/app/services.ts', 'src/features/onboarding/step-screens.ts')}; export * from '/src/app/language/follow-language.ts'`,
  'src/app/services.ts': loading('src/app/start.ts'),
  'src/app/start.ts': "export const start = 'start'",
  'src/features/onboarding/step-screens.ts': loading('src/features/onboarding/gst/gst-step.tsx', 'src/features/onboarding/signature/signature-step.tsx'),
  'src/features/onboarding/gst/gst-step.tsx': loading('src/features/onboarding/gst/take-picture.ts'),
  'src/features/onboarding/gst/take-picture.ts': "export const picture = 'picture'",
  'src/features/onboarding/signature/signature-step.tsx': loading('src/features/onboarding/signature/take-signature.ts'),
  'src/features/onboarding/signature/take-signature.ts': "export const signature = 'signature'",
  'src/app/language/follow-language.ts': loading('src/app/language/switch-language.ts').replace('load', 'follow'),
  'src/app/language/switch-language.ts': "export * from '/src/languages/load-language.ts'",
  'src/languages/load-language.ts': loading('src/languages/hi/words.ts'),
  'src/languages/hi/words.ts': "export { span } from '/src/domain/time-span.ts'",
  'src/domain/time-span.ts': "export const span = 'span'",
}

it('LANG-04 PWA-02 ONB-07 code for the steps’ pictures and for a language is cached together with the steps', async () => {
  const product = smallProduct(sources)
  const order = fileOrder(product.sourcePath)
  const files = await product.build({ plugins: [order.plugin], oneFileEach: true })
  const fileOf = (path: string) => files.find(({ sources: own }) => own.includes(path)) ?? expect.fail(`${path} is in no file`)
  const rank = (path: string) => order.rankOf(fileOf(path).fileName)
  expect(rank('src/features/about/about.ts')).toBe('screens')
  for (const path of ['gst/gst-step.tsx', 'gst/take-picture.ts', 'signature/take-signature.ts']) expect(rank(`src/features/onboarding/${path}`)).toBe('main job')
  expect(rank('src/app/language/switch-language.ts')).toBe('main job')
  expect(rank('src/domain/time-span.ts')).toBe('main job')
})
