import type { OrderLine } from '@/contract/reads/orders/orders'
import { isSameCode } from '../same-code'

/** What a code means that was scanned at packing (ORD-04). */
export type ScannedPiece =
  /** One more piece of a line: so many are in the parcel now. */
  | { readonly kind: 'piece'; readonly line: OrderLine; readonly count: number }
  /** All that is wanted of it is in the parcel already. */
  | { readonly kind: 'enough'; readonly line: OrderLine }
  /** Nobody asks for it; what is still to be put in. */
  | { readonly kind: 'other'; readonly wanted: readonly OrderLine[] }

interface Parcel {
  /** The lines that are wanted. */
  readonly lines: readonly OrderLine[]
  /** The ids of those that are in the parcel whole. */
  readonly ticked: readonly string[]
  /** The line of each piece that was scanned of the others. */
  readonly scanned: readonly string[]
}

/** Finds the piece that a code stands for: two lines may be of one product, and capitals make no difference. */
export function scannedPiece({ lines, ticked, scanned }: Parcel, code: string): ScannedPiece {
  const open = lines.filter(({ id }) => !ticked.includes(id))
  const same = lines.filter(({ sku }) => isSameCode(sku, code))
  const line = same.find(({ id }) => !ticked.includes(id))
  if (line !== undefined) return { kind: 'piece', line, count: scanned.filter((id) => id === line.id).length + 1 }
  const [full] = same
  return full === undefined ? { kind: 'other', wanted: open } : { kind: 'enough', line: full }
}
