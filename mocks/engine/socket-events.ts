import { duplicateCheckSchema, socketEvents, type DuplicateResult } from '@/contract/socket'
import { checkDuplicate } from './duplicates'
import type { Service } from './service'

/** An event for the client that asked. */
export interface SocketAnswer {
  readonly event: typeof socketEvents.duplicateResult
  readonly payload: DuplicateResult
}

/** Answers an event of the contract; to unknown events and broken payloads nothing is said. */
export async function answerEvent(event: unknown, payload: unknown, service: Service): Promise<SocketAnswer | null> {
  if (event !== socketEvents.checkDuplicate) return null
  const check = duplicateCheckSchema.safeParse(payload)
  if (!check.success) return null
  return { event: socketEvents.duplicateResult, payload: await service.store.read((records) => checkDuplicate(records, check.data)) }
}
