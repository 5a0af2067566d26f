import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Calls back as the page that is shown is left, by a link, by the browser's own buttons, or for the same page anew. */
export function useBeforeNavigate(leave: () => void): void {
  const router = useRouter()
  const onLeave = useEffectEvent(leave)
  useEffect(() => router.subscribe('onBeforeNavigate', () => onLeave()), [router])
}
