import {
  callTimeoutMilliseconds,
  changesPageMaximum,
  contactCodeLength,
  cursorMaximumLength,
  duplicateAnswerMilliseconds,
  mobileNumberLength,
  passwordMinimumLength,
  resendDelaySeconds,
  sellerIdMaximumLength,
  signatureHeightPixels,
  signatureMaximumBytes,
  signatureWidthPixels,
  textMaximumLength,
  tokenMaximumLength,
} from '@/contract/limits'
import {
  bodyMaximumCharacters,
  idempotencyKeyMaximumLength,
  signedBodyMaximumCharacters,
  socketMessageMaximumCharacters,
} from '@mocks/engine/limits'

/** The numbers that both sides of the wire have to agree on. */
export const wireLimits = {
  passwordMinimumLength,
  mobileNumberLength,
  contactCodeLength,
  resendDelaySeconds,
  duplicateAnswerMilliseconds,
  sellerIdMaximumLength,
  tokenMaximumLength,
  textMaximumLength,
  signatureWidthPixels,
  signatureHeightPixels,
  signatureMaximumBytes,
  idempotencyKeyMaximumLength,
  bodyMaximumCharacters,
  signedBodyMaximumCharacters,
  socketMessageMaximumCharacters,
  callTimeoutMilliseconds,
  changesPageMaximum,
  cursorMaximumLength,
} as const
