/**
 * Which parts of a build grew since they were last recorded, and through which imports they are in it.
 *
 * @typedef {{ file: string, length: number, importers: string[] }} BuiltModule Length in characters before compression.
 * @typedef {Readonly<Record<string, BuiltModule>>} Modules By path from the repository's root.
 * @typedef {Readonly<Record<string, number>>} Parts Length by package or by folder of the sources.
 */

/** The package or the folder that a module belongs to. @param {string} id */
export const partOf = (id) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? /^((?:src|mocks)\/(?:features\/|adapters\/)?[^/?]+)/.exec(id)?.[1] ?? id

/**
 * @param {Modules} modules
 * @param {ReadonlySet<string>} files the files of the build to count
 * @returns {Parts}
 */
export function partsOf(modules, files) {
  /** @type {Map<string, number>} */
  const parts = new Map()
  for (const [id, { file, length }] of Object.entries(modules)) {
    if (!files.has(file)) continue
    parts.set(partOf(id), (parts.get(partOf(id)) ?? 0) + length)
  }
  return Object.fromEntries([...parts].toSorted(([a], [b]) => a.localeCompare(b)))
}

/**
 * The five parts that grew most, the largest growth first.
 *
 * @param {Parts} now
 * @param {Parts} recorded
 */
export const grown = (now, recorded) =>
  Object.entries(now)
    .map(([part, length]) => ({ part, by: length - (recorded[part] ?? 0), isNew: recorded[part] === undefined }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, 5)

/**
 * The shortest chain of imports from the entry to a part of the build.
 *
 * @param {Modules} modules
 * @param {string} entry
 * @param {string} part
 * @returns {string[]} the entry first; empty if there is no such chain
 */
export function importsTo(modules, entry, part) {
  /** @type {Map<string, string[]>} */
  const imported = new Map()
  for (const [id, { importers }] of Object.entries(modules))
    for (const importer of importers) imported.set(importer, [...(imported.get(importer) ?? []), id])
  /** @type {Map<string, string | null>} */
  const from = new Map([[entry, null]])
  for (const id of from.keys()) {
    if (partOf(id) === part) return wayTo(id, from)
    for (const next of imported.get(id) ?? []) if (!from.has(next)) from.set(next, id)
  }
  return []
}

/** @param {string} end @param {ReadonlyMap<string, string | null>} from */
function wayTo(end, from) {
  const way = [end]
  for (let step = from.get(end); step !== null && step !== undefined; step = from.get(step)) way.unshift(step)
  return way
}
