import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back before each navigation, by a link or by the browser's own buttons.
 * @param leave called with whether the address changes; if not, the same page is chosen again, or writes state into its own entry
 */
export function useBeforeNavigate(leave: (isElsewhere: boolean) => void): void {
  const router = useRouter()
  const onLeave = useEffectEvent(leave)
  useEffect(() => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => onLeave(hrefChanged)), [router])
}
