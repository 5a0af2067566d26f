import type { NewFailure } from '@/contract/presenter/network'
import { networkTexts as texts } from './texts'

/** What a planned failure will do, in a sentence. */
export function failureSentence({ failure, target, share }: NewFailure): string {
  const where = target === 'any' ? [] : [texts.toEndpoint(texts.endpoint(target))]
  return `${[texts.shares[share], ...where, texts.failureEnds[failure]].join(' ')}.`
}
