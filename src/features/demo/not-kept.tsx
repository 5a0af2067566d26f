import { Alert } from '@/ui/alert'
import { demoTexts as texts } from './texts'

/** Said when the service could not keep what it was told. */
export function NotKept({ failed }: { readonly failed: boolean }) {
  if (!failed) return null
  return (
    <Alert variant="destructive" role="alert">
      {texts.notKept}
    </Alert>
  )
}
