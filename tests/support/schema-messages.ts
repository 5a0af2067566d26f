import type { z } from '@/contract/schema'

/** What a schema says about a value, by field; empty when it has nothing to say. */
export function messagesOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  const result = schema.safeParse(value)
  const messages: Record<string, string[]> = {}
  for (const issue of result.error?.issues ?? []) (messages[issue.path.join('.')] ??= []).push(issue.message)
  return messages
}
