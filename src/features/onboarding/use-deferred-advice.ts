import { useState } from 'react'

/**
 * Advice on a doubtful code: shown once its field is left or the code has its full length, not while it is being typed, and then
 * until it is corrected. The full length counts because the seller may submit without ever leaving the last field.
 */
export function useDeferredAdvice(doubt: string | null, hasFullLength: boolean) {
  const [isTyped, setTyped] = useState(false)
  const said = isTyped && !hasFullLength ? null : doubt
  return { said, listeners: { onChange: () => said === null && setTyped(true), onBlur: () => setTyped(false) } }
}
