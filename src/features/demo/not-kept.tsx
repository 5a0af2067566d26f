import { Alert } from '@/ui/alert'
import { demoTexts as texts } from './texts'

/** Shown when the service could not store what it was told. */
export function NotKept({ failed }: { readonly failed: boolean }) {
  if (!failed) return null
  return (
    <Alert variant="destructive" role="alert">
      {texts.notKept}
    </Alert>
  )
}
