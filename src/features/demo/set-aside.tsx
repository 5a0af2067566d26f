import type { PresenterService } from '@/contract/presenter/service'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { saveFile } from '@/ui/save-file'
import { demoTexts as texts } from './texts'
import { useSetAside } from './use-service'

/** Says that the demo started over because its stored data cannot be read, and offers that data as a file. */
export function SetAside({ service }: { readonly service: PresenterService }) {
  const setAside = useSetAside(service)
  if (setAside === null) return null
  return (
    <Alert variant="destructive">
      <p>{texts.setAside}</p>
      <Button variant="outline" size="compact" onClick={() => saveFile('demo-of-another-version.json', JSON.stringify(setAside, null, 2))}>
        {texts.saveSetAside}
      </Button>
    </Alert>
  )
}
