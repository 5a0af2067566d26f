// Serves a build for the browser tests: node tests/run/preview.mjs <folder> <address>
import { preview } from 'vite'
import { missingBuilds } from './builds.mjs'

const [outDir = '', address = ''] = process.argv.slice(2)
const missing = missingBuilds()
if (missing.length > 0) {
  process.stderr.write(`Not built yet: ${missing.join(', ')}. "npm run test:browser -- <file>" builds what is needed and tests it.\n`)
  process.exitCode = 1
} else {
  const { hostname, port } = new URL(address)
  await preview({ build: { outDir }, preview: { host: hostname, port: Number(port), strictPort: true } })
}
