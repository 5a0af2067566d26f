import { isDeepStrictEqual } from 'node:util'
import { parseState, type State } from '@mocks/engine/state'

/** A part of the state is a section of the database, an entry of a part is one record. */
type Section = 'service' | Exclude<keyof State, 'version'>

/** All records by section and key. */
export type Records = Readonly<Record<Section, Readonly<Record<string, unknown>>>>

export const noRecords: Records = { service: {}, sellers: {}, sentCodes: {}, sessions: {}, wrongPasswords: {}, answers: {} }

const isSection = (name: string): name is Section => Object.hasOwn(noRecords, name)
export const sections: readonly Section[] = Object.keys(noRecords).filter(isSection)

export const recordsOf = ({ version, sentCodes, ...parts }: State): Records => ({
  ...parts,
  service: { version },
  sentCodes: Object.fromEntries(sentCodes.map((sent) => [sent.id, sent])),
})

/** Puts the state together again; null when the records are not those of a state. A database knows no order but that of its keys. */
export function stateFrom({ service, sentCodes, ...parts }: Records): State | null {
  const state = parseState({ ...parts, ...service, sentCodes: Object.values(sentCodes) })
  if (state === null) return null
  return {
    ...state,
    sentCodes: state.sentCodes.toSorted((a, b) => a.sentAt - b.sentAt),
    answers: Object.fromEntries(Object.entries(state.answers).toSorted(([, a], [, b]) => a.at - b.at)),
  }
}

/** One record to be written, or to be removed where it has no value. */
export interface Change {
  readonly section: Section
  readonly key: string
  readonly value: unknown
}

/** What has to be written so that `before` becomes `after`. */
export function changesBetween(before: Records, after: Records): readonly Change[] {
  return sections.flatMap((section) => {
    const [old, current] = [new Map(Object.entries(before[section])), new Map(Object.entries(after[section]))]
    return [...new Set([...old.keys(), ...current.keys()])]
      .filter((key) => !isDeepStrictEqual(old.get(key), current.get(key)))
      .map((key) => ({ section, key, value: current.get(key) }))
  })
}
