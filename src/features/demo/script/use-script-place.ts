import { useSyncExternalStore } from 'react'
import type { ScriptLine } from '@/contract/presenter/actions'
import { createTabNote, tabStorage } from '@/session/tab-note'

/** The line of the presenter's script that was played last. */
export const scriptPlace = createTabNote('demoScriptPlace', tabStorage)

/** The presenter's place in the script; an unknown place counts as the beginning. */
export function useScriptPlace(script: readonly ScriptLine[]): {
  /** The line that is being played, or was played last; undefined before the first. */
  readonly current: ScriptLine | undefined
  /** Undefined after the last line. */
  readonly next: ScriptLine | undefined
} {
  const place = useSyncExternalStore(scriptPlace.subscribe, scriptPlace.read)
  const index = script.findIndex(({ id }) => id === place)
  return { current: script[index], next: script[index + 1] }
}
