import { useState } from 'react'

/** A doubt about a code: said once its field is left, not while it is typed, and then until it is mended. */
export function useDoubt(doubt: string | null) {
  const [isTyped, setTyped] = useState(false)
  const said = isTyped ? null : doubt
  return { said, listeners: { onChange: () => said === null && setTyped(true), onBlur: () => setTyped(false) } }
}
