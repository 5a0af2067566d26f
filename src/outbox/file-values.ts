import { z } from '@/contract/schema'
import { fromBase64, toBase64 } from './base64'

/** How a file is written in JSON, which has no type for files. */
const fileSchema = z.object({
  $file: z.object({ name: z.nullable(z.string()), type: z.string(), base64: z.base64() }),
})

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A stored value as JSON can carry it: files and Blobs become text. */
export async function withoutFiles(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    // A file that the browser has lost must not stop the rest from being copied.
    const bytes = await value.arrayBuffer().catch(() => null)
    if (bytes === null) return null
    const base64 = toBase64(new Uint8Array(bytes))
    return { $file: { name: value instanceof File ? value.name : null, type: value.type, base64 } }
  }
  if (Array.isArray(value)) return Promise.all(value.map(withoutFiles))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(async ([key, part]) => [key, await withoutFiles(part)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Restores a value that `withoutFiles` has turned into text. */
export function withFiles(value: unknown): unknown {
  const file = fileSchema.safeParse(value)
  if (file.success) {
    const { name, type, base64 } = file.data.$file
    const bytes = fromBase64(base64)
    return name === null ? new Blob([bytes], { type }) : new File([bytes], name, { type })
  }
  if (Array.isArray(value)) return value.map(withFiles)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFiles(part)]))
}
