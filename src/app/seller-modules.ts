import type { ModulesSource } from '@/resources/modules'
import type { LiveSource } from '@/storage/live-view'
import { once } from './once'

/** Begins to ask which modules there are; the code for that is fetched by the first call. */
export const prepareModules = once(async () => (await import('./start/start-modules')).startModules())

/** What is known of a seller's modules; `loading` until the code is there. */
export const modulesSource: ModulesSource = (sellerId) => {
  if (sellerId === null) return null
  const known = sources.get(sellerId) ?? lateSource(async () => (await prepareModules()).source(sellerId))
  sources.set(sellerId, known)
  return known
}

type Source = NonNullable<ReturnType<ModulesSource>>
const sources = new Map<string, Source>()

/** The same one at each look: whoever shows it would look again for ever. */
const loading = { kind: 'loading' } as const

/** A source that is there once its code is. */
function lateSource<T>(load: () => Promise<LiveSource<T>>): LiveSource<T> {
  let source: LiveSource<T> | null = null
  const begin = (): Promise<LiveSource<T>> => load().then((there) => (source = there))
  // Where it is not there, whoever looks asks for it again.
  begin().catch(() => undefined)
  return {
    view: () => source?.view() ?? loading,
    subscribe(listener) {
      let left = false
      let stop = (): void => {
        left = true
      }
      begin().then(
        (there) => {
          if (left) return
          stop = there.subscribe(listener)
          listener()
        },
        // Without its code a screen waits as for its own.
        () => undefined,
      )
      return () => stop()
    },
  }
}
