import { useState } from 'react'

/**
 * A doubt about a code: said once its field is left or it has its full length, not while it is still typed, and then until it
 * is mended. The last field of a step may not be left before the step is.
 */
export function useDoubt(doubt: string | null, hasFullLength: boolean) {
  const [isTyped, setTyped] = useState(false)
  const said = isTyped && !hasFullLength ? null : doubt
  return { said, listeners: { onChange: () => said === null && setTyped(true), onBlur: () => setTyped(false) } }
}
