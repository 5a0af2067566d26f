import { storageTexts } from '@/domain/storage-texts'
import { session } from '@/session/browser-session'
import type { StorageFailure } from '@/storage/storage-failure'
import { sampleTexts } from './texts'

/** Why what was added or changed was not saved: where nobody knows the seller, no store is to blame. */
export const notStoredText = (reason: StorageFailure): string =>
  session.read().sellerId === null ? sampleTexts.sellerUnknown : sampleTexts.notStored(storageTexts[reason])
