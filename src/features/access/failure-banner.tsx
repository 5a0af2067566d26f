import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '@/ui/alert'

/** The red banner of a failed call. It takes the focus when it appears, since the pressed button is further down. */
export function FailureBanner({ children }: { readonly children: ReactNode }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus(), [])
  return (
    <Alert ref={banner} variant="destructive" role="alert" tabIndex={-1} className="mb-6 font-semibold">
      {children}
    </Alert>
  )
}
