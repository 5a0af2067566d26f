// Builds the app on its in-browser service and serves it: npm start -- --port 5000 --host 0.0.0.0
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'

/** @param {string} reason @param {number} code @returns {never} */
function end(reason, code) {
  process.stderr.write(`${reason}\n`)
  process.exit(code)
}

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Error ? error.message : String(error))

function readOptions() {
  try {
    return parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } }).values
  } catch (error) {
    return end(`${wordsOf(error)}. It takes --port and --host.`, 2)
  }
}

const { port = '4173', host } = readOptions()
if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) end(`--port must be a number from 1 to 65535, not '${port}'.`, 2)

console.log('Building the app, about half a minute …')
try {
  // Without Vite's list of about 170 files, which would push the address out of sight.
  await build({ logLevel: 'warn' })
  const server = await preview({ preview: { port: Number(port), ...(host === undefined ? {} : { host }) } })
  server.printUrls()
} catch (error) {
  end(wordsOf(error), 1)
}
