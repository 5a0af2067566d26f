import { dayMilliseconds, minuteMilliseconds } from '@/contract/limits'
import { moduleNames, type ModuleName } from '@/contract/modules/modules'
import { modulesAsReadSchema } from '@/contract/modules/modules-as-read'
import { z } from '@/contract/schema'
import type { KnownModules, ModulesView, OfferedModules } from './modules'

/** What is kept of the question. New fields have to be optional: sellers' phones hold values of earlier versions. */
export const keptModulesSchema = z.object({
  /** When it was last asked, in milliseconds since the epoch by this device. */
  askedAt: z.number(),
  /** Whether that was answered in words that can be read. */
  answered: z.boolean(),
  /** The last answer that offered something. */
  offered: z.nullable(modulesAsReadSchema),
})
export type KeptModules = z.infer<typeof keptModulesSchema>

/** Shortest time between two questions while there is no usable answer, or the seller is not approved yet. */
const soonMilliseconds = 10 * minuteMilliseconds

/** Whether it is time to ask; a clock that was set back is no reason to wait. */
export function isTimeToAsk(kept: KeptModules | null, now: number): boolean {
  if (kept === null) return true
  const isSettled = kept.answered && kept.offered?.notApproved !== true
  return Math.abs(now - kept.askedAt) >= (isSettled ? dayMilliseconds : soonMilliseconds)
}

/** Modules that make no sense without others. */
const needs: Readonly<Partial<Record<ModuleName, ModuleName>>> = { returns: 'orders', claims: 'orders', invoices: 'orders' }

/** Derives what screens need from what is kept. @param closed modules that answered 404 without a code since they were offered (EXT-03) */
export function knownModules(kept: KeptModules | null, closed: readonly ModuleName[]): KnownModules {
  if (kept === null) return 'unasked'
  const { offered } = kept
  if (offered === null) return 'none'
  const named = moduleNames.filter((name) => offered.modules[name] === 1)
  if (named.length === 0) return 'none'
  const isThere = (name: ModuleName): boolean => named.includes(name) && !closed.includes(name)
  const modules = named.filter((name) => isThere(name) && (needs[name] === undefined || isThere(needs[name])))
  const gone = named.filter((name) => !modules.includes(name) && (needs[name] === undefined || named.includes(needs[name])))
  return { modules, closed: gone, notApproved: offered.notApproved === true, profile: offered.profile }
}

/** Whether the marketplace's answer names a module. One whose address has answered 404 since is closed, but still named (EXT-03). */
export const isNamed = ({ modules, closed }: OfferedModules, module: ModuleName): boolean => modules.includes(module) || closed.includes(module)

/** Whether the marketplace has said that it lets this seller sell. */
export const isApproved = (known: ModulesView): boolean => typeof known === 'object' && !known.notApproved

/** Whether a module's read may be called; null stands for a read that belongs to no module. */
export const isOpen = (known: ModulesView, module: ModuleName | null): boolean =>
  module === null || (typeof known === 'object' && isApproved(known) && known.modules.includes(module))
