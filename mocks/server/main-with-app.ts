import { spawn } from 'node:child_process'
import { CannotStart } from './cannot-start'
import { print, runCommand, startAsTold } from './command'
import { expectAppPortFree } from './listen'
import { lanAddresses, localAddress } from './network'
import type { Settings } from './settings'

const appFolder = 'dist-lan'

/** Runs Vite until it ends or is interrupted, and gives its exit code. */
async function vite(parameters: readonly string[], backend: string, interrupted: AbortSignal): Promise<number | null> {
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...parameters, '--outDir', appFolder], {
    env: { ...process.env, VITE_API_BASE_URL: backend },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = (): boolean => child.kill()
  interrupted.addEventListener('abort', end)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      interrupted.removeEventListener('abort', end)
      resolve(code)
    })
  })
}

/** Builds the app for a backend and serves it until it is interrupted. */
async function serveApp({ host, appPort }: Settings, backend: string, interrupted: AbortSignal): Promise<void> {
  print(`Building the app for ${backend} …`)
  const code = await vite(['build'], backend, interrupted)
  if (interrupted.aborted) return
  if (code !== 0) throw new CannotStart('The app could not be built.')
  const preview = vite(['preview', '--host', host, '--port', String(appPort), '--strictPort'], backend, interrupted)
  const [address = localAddress(host, appPort)] = lanAddresses(host, appPort)
  print(`The app is at ${address}`)
  print('Over plain http browsers neither install it nor open it without a connection.')
  await preview
  if (!interrupted.aborted) throw new CannotStart("The app's server has ended.")
}

/** The origins at which the app can be opened: by other devices, and on this machine. */
const appOrigins = ({ host, appPort }: Settings): readonly string[] => [
  ...lanAddresses(host, appPort),
  localAddress(host, appPort),
  `http://localhost:${appPort}`,
]

await runCommand(async (settings, interrupted) => {
  if (settings.port === settings.appPort) throw new CannotStart('--port and --app-port must differ.')
  await expectAppPortFree(settings.host, settings.appPort)
  const origins = [...new Set([...appOrigins(settings), ...settings.origins])]
  const server = await startAsTold({ ...settings, origins, printCodes: true }, 'warn')
  // For a page on another device, localhost is that device: the app has to call this machine's address in the network.
  const [backend = server.address] = lanAddresses(settings.host, server.port)
  try {
    await serveApp(settings, backend, interrupted)
  } finally {
    print('Stopping.')
    await server.stop()
  }
})
