import { test } from '@playwright/test'
import { firstRealBackendPort, realBackendAddress } from './addresses.mjs'

/** Where the backend of each worker listens: the build knows one address alone, and a worker's browser goes here for it. */
const placeOf = (worker: number) => ({ hostname: new URL(realBackendAddress).hostname, port: firstRealBackendPort + worker })

/** Where the backend of the test that runs listens. */
export const realBackendPlace = () => placeOf(test.info().parallelIndex)

/** The same as an origin, for what does not go through the browser. */
export function realBackendOrigin(): string {
  const { hostname, port } = realBackendPlace()
  return `http://${hostname}:${port}`
}

/** The argument of a browser's command line that leads it to the backend of its worker. */
export function leadToBackendOf(worker: number): string {
  const { hostname, port } = placeOf(worker)
  return `--host-resolver-rules=MAP ${new URL(realBackendAddress).host} ${hostname}:${port}`
}
