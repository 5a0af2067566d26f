import { storageTexts } from '@/domain/storage-texts'
import { session } from '@/session/browser-session'
import type { StorageFailure } from '@/storage/storage-failure'
import { sampleTexts } from './texts'

/** Says why something was not saved; if the seller is unknown, that is the reason, and not the store. */
export const notStoredText = (reason: StorageFailure): string =>
  session.read().sellerId === null ? sampleTexts.sellerUnknown : sampleTexts.notStored(storageTexts[reason])
