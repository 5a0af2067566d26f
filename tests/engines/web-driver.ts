import { z } from '@/contract/schema'

const answerSchema = z.object({ value: z.unknown() })
const failureSchema = z.object({ error: z.string(), message: z.string() })

/** Sends a WebDriver command; rejects with the driver's error. */
export async function askDriver(address: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown): Promise<unknown> {
  const response = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const { value } = answerSchema.parse(await response.json())
  const failure = failureSchema.safeParse(value)
  if (!response.ok) throw new Error(failure.success ? `${failure.data.error}: ${failure.data.message}` : `WebDriver answered ${response.status}`)
  return value
}
