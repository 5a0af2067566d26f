import { test } from '@playwright/test'
import { firstRealBackendPort, realBackendAddress } from './addresses.mjs'

/** Where the backend of each parallel worker listens. The build has one fixed address, which each worker's browser maps to its own backend. */
const placeOf = (worker: number) => ({ hostname: new URL(realBackendAddress).hostname, port: firstRealBackendPort + worker })

/** Where the running test's backend listens. */
export const realBackendPlace = () => placeOf(test.info().parallelIndex)

/** The same as an origin, for requests that do not go through the browser. */
export function realBackendOrigin(): string {
  const { hostname, port } = realBackendPlace()
  return `http://${hostname}:${port}`
}

/** The command-line argument that maps the fixed backend address to the worker's own backend. */
export function leadToBackendOf(worker: number): string {
  const { hostname, port } = placeOf(worker)
  return `--host-resolver-rules=MAP ${new URL(realBackendAddress).host} ${hostname}:${port}`
}
