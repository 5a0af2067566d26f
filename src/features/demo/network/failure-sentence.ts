import type { NewFailure } from '@/contract/presenter/network'
import { endpointTitle } from './endpoint-title'
import { networkTexts as texts } from './texts'

/** What a planned failure will do, in a sentence. */
export function failureSentence({ failure, target, share }: NewFailure): string {
  return texts.failureSentence(share, target === 'any' ? null : endpointTitle(target), failure)
}
