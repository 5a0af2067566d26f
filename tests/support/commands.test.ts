import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'

interface Ended {
  readonly code: number | null
  readonly said: string
}

/** Runs a command and waits for it to end. */
const run = (words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...words], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (part) => (said += String(part)))
    child.once('close', (code) => resolve({ code, said }))
  })

describe.concurrent('a wrong option or setting prints one line and exits with an error', { timeout: 60_000 }, () => {
  it.each([
    ['npm start', ['tests/run/start.mjs', '--prot', '5000'], /^Unknown option '--prot'\. It takes --port and --host\.$/, 2],
    ['npm start', ['tests/run/start.mjs', '--port', '80a'], /^--port must be a number from 1 to 65535, not '80a'\.$/, 2],
    ['npm test', ['tests/run/run.mjs', 'units'], /^There is no stage 'units', only types, .*browser\.$/, 2],
    ['npm run mutants', ['tests/mutants/run.mjs', 'src/features'], /^No faults are planted in 'src\/features', only in src\/.*engine\.$/, 2],
  ])('%s with %j', async (_, words, line, code) => {
    const ended = await run(words)
    expect(ended.said.trimEnd()).toMatch(line)
    expect(ended.code).toBe(code)
  })

  it.each([
    ['BACKEND-01', { VITE_API_BASE_URL: 'api.example.com' }, "VITE_API_BASE_URL must be an origin such as https://api.example.com, not 'api.example.com'.\n"],
    ['BACKEND-01', { VITE_API_BASE_URL: 'https://api.example.com/portal' }, "VITE_API_BASE_URL must be an origin such as https://api.example.com, not 'https://api.example.com/portal'.\n"],
    ['DEMO-05', { VITE_API_BASE_URL: '', VITE_DEMO: 'off' }, 'VITE_DEMO=off needs VITE_API_BASE_URL, the address of the real backend.\n'],
  ])('%s of a build with %j', async (_, env, said) => {
    expect(await run(['node_modules/vite/bin/vite.js', 'build', '--outDir', 'test-results/never'], env)).toEqual({ code: 1, said })
  })
})
