import type { OrderLine } from '@/contract/reads/orders/orders'
import { isSameCode } from '../same-code'

/** What a code means that was scanned at packing (ORD-04). */
export type ScannedPiece =
  /** One more piece of a line; `count` pieces are in the parcel now. */
  | { readonly kind: 'piece'; readonly line: OrderLine; readonly count: number }
  /** All ordered pieces of the line are already in the parcel. */
  | { readonly kind: 'enough'; readonly line: OrderLine }
  /** It is not in this order; `wanted` are the lines still to be put in. */
  | { readonly kind: 'other'; readonly wanted: readonly OrderLine[] }

interface Parcel {
  /** The lines that are not cancelled. */
  readonly lines: readonly OrderLine[]
  /** The ids of the lines that are completely in the parcel. */
  readonly ticked: readonly string[]
  /** The line id of each scanned piece of the other lines. */
  readonly scanned: readonly string[]
}

/** Finds the line of a scanned code, ignoring case; two lines may have the same product, so a complete line is skipped. */
export function scannedPiece({ lines, ticked, scanned }: Parcel, code: string): ScannedPiece {
  const open = lines.filter(({ id }) => !ticked.includes(id))
  const same = lines.filter(({ sku }) => isSameCode(sku, code))
  const line = same.find(({ id }) => !ticked.includes(id))
  if (line !== undefined) return { kind: 'piece', line, count: scanned.filter((id) => id === line.id).length + 1 }
  const [full] = same
  return full === undefined ? { kind: 'other', wanted: open } : { kind: 'enough', line: full }
}
