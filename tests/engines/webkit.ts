import { spawn, type ChildProcess } from 'node:child_process'
import { z } from '@/contract/schema'
import { freePort } from '../bench/support/free-port'
import type { Engine, EnginePage, Plain } from './engine'
import { findProgram } from './find-program'
import { askDriver } from './web-driver'

const driverProgram = (): string | null => findProgram('WebKitWebDriver')
const screenProgram = (): string | null => findProgram('Xvfb')
/** Its toolbar makes the window at least 447 px wide, so it runs in full screen. */
const browserProgram = (): string | null =>
  findProgram('MiniBrowser', ...['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`))

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [elementKey]: z.string() })
const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }) })

/** Starts a virtual display. @returns its name and process */
async function startScreen(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const process = spawn(screenProgram() ?? '', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const pipe = process.stdio[3]
  const display = await new Promise<string>((resolve) => pipe?.once('data', (name: Buffer) => resolve(`:${String(name).trim()}`)))
  return { display, process }
}

/** WebKitGTK, Debian's build of the engine of iPhones, driven by WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  install: 'apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb',
  ended: 'its window was closed and another one opened',
  missing: () =>
    [
      driverProgram() === null && 'webkit2gtk-driver',
      browserProgram() === null && 'libwebkit2gtk-4.1-0',
      screenProgram() === null && 'xvfb',
    ].filter((name) => name !== false),
  async start() {
    const screen = await startScreen()
    const port = await freePort()
    const driver = spawn(driverProgram() ?? '', [`--port=${port}`], { env: { ...process.env, DISPLAY: screen.display, LANG: 'en_IN.UTF-8' }, stdio: 'ignore' })
    const base = `http://127.0.0.1:${port}`
    const capabilities = { 'webkitgtk:browserOptions': { binary: browserProgram(), args: ['--automation', '--full-screen'] } }
    const session = sessionSchema.parse(await onceUp(() => askDriver(`${base}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })))
    const ask = (path: string, body: unknown) => askDriver(`${base}/session/${session.sessionId}${path}`, 'POST', body)
    const evaluate = (asked: unknown, given: readonly Plain[]) => ask('/execute/sync', { script: `return (${String(asked)})(...arguments)`, args: given })
    const elementOf = async (find: unknown, given: readonly Plain[]): Promise<string> => elementSchema.parse(await evaluate(find, given))[elementKey]
    const resize = async (width: number): Promise<void> => {
      await ask('/window/rect', { width, height: 800 })
    }
    const open = async (address: string): Promise<void> => {
      await ask('/url', { url: address })
    }
    const page: EnginePage = {
      open,
      resize,
      reload: async () => {
        await ask('/refresh', {})
      },
      run: (asked, ...given) => evaluate(asked, given),
      press: async (find, ...given) => {
        await ask('/execute/sync', { script: 'arguments[0].click()', args: [{ [elementKey]: await elementOf(find, given) }] })
      },
      type: async (text, find, ...given) => {
        await ask(`/element/${await elementOf(find, given)}/value`, { text })
      },
      // A driven WebKit keeps nothing after it ends, and it ends with any of its page processes, so only the window is replaced.
      async endAndOpen(address) {
        const { handle } = z.object({ handle: z.string() }).parse(await ask('/window/new', { type: 'window' }))
        await askDriver(`${base}/session/${session.sessionId}/window`, 'DELETE')
        await ask('/window', { handle })
        await resize(360)
        await open(address)
      },
      async close() {
        await askDriver(`${base}/session/${session.sessionId}`, 'DELETE')
        driver.kill()
        screen.process.kill()
      },
    }
    await resize(360)
    const { browserName, browserVersion } = session.capabilities
    return { version: `WebKitGTK ${browserVersion} (${browserName})`, page }
  },
}

/** Retries until it is up. */
async function onceUp<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (reason) {
      if (tries === 50) throw reason
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
