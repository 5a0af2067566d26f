import Smartphone from 'lucide-react/icons/smartphone'
import { useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Card, CardDescription, CardFooter, CardTitle } from '@/ui/card'
import { focusHeading } from '@/ui/focus-heading'
import { deviceTime } from '@/clock/clock'
import { useNow } from '@/clock/use-now'
import { askToInstall, useInstallWay } from './install-offer'
import { InstallGuide } from './install-guide'
import { sayNotNow, useMayOffer } from './not-now'
import { installTexts as texts } from './texts'

/** Offers to install the app where that is possible, at most once in 30 days to somebody who does not want it (PWA-01). */
export function InstallCard() {
  const way = useInstallWay()
  const mayOffer = useMayOffer(useNow(60_000, deviceTime))
  // Should the device not be able to remember the word, it holds for this visit.
  const [dismissed, setDismissed] = useState(false)
  const [guided, setGuided] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (way === 'none' || dismissed || !mayOffer) return null

  /** The card goes, and with it the button that has the focus. */
  async function dismiss(decision: Promise<unknown>): Promise<void> {
    await decision
    setDismissed(true)
    focusHeading(document.body)
  }

  return (
    <Card className="col-span-full md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="flex flex-col gap-1">
        <CardTitle>{texts.title}</CardTitle>
        <CardDescription>{texts.promise}</CardDescription>
      </div>
      <CardFooter className="flex-none">
        {way === 'prompt' ? (
          <Button variant="outline" size="compact" onClick={() => void dismiss(askToInstall())}>
            <Smartphone aria-hidden className="size-5" />
            {texts.install}
          </Button>
        ) : (
          <Button ref={opener} variant="outline" size="compact" onClick={() => setGuided(true)}>
            <Smartphone aria-hidden className="size-5" />
            {texts.howTo}
          </Button>
        )}
        <Button variant="link" size="bare" onClick={() => void dismiss(sayNotNow())}>
          {texts.notNow}
        </Button>
      </CardFooter>
      {guided && way !== 'prompt' && (
        <InstallGuide browser={way} onClose={() => setGuided(false)} opener={opener} />
      )}
    </Card>
  )
}
