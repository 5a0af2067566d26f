import type { z } from '@/contract/schema'

/** A schema's messages about a value, by field; empty for a valid value. */
export function messagesOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  const result = schema.safeParse(value)
  const messages: Record<string, string[]> = {}
  for (const issue of result.error?.issues ?? []) (messages[issue.path.join('.')] ??= []).push(issue.message)
  return messages
}
