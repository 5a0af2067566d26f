import Smartphone from 'lucide-react/icons/smartphone'
import { useRef, useState } from 'react'
import { PageEntry } from '@/ui/book'
import { Button } from '@/ui/button'
import { focusHeading } from '@/ui/focus-heading'
import { deviceTime } from '@/clock/clock'
import { useNow } from '@/clock/use-now'
import { askToInstall, useInstallWay } from './install-offer'
import { InstallGuide } from './install-guide'
import { sayNotNow, useMayOffer } from './not-now'
import { installTexts as texts } from './texts'

/** Offers to install the app where that is possible, at most once in 30 days to somebody who does not want it (PWA-01). */
export function InstallEntry() {
  const way = useInstallWay()
  const mayOffer = useMayOffer(useNow(60_000, deviceTime))
  // Holds for this visit even if the device cannot store the seller's answer.
  const [dismissed, setDismissed] = useState(false)
  const [guided, setGuided] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (way === 'none' || dismissed || !mayOffer) return null

  /** Hides the entry, and moves the focus away from its button. */
  async function dismiss(decision: Promise<unknown>): Promise<void> {
    await decision
    setDismissed(true)
    focusHeading(document.body)
  }

  return (
    <PageEntry icon={<Smartphone aria-hidden />} title={texts.title}>
      <p className="text-hint text-muted-foreground">{texts.promise}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {way === 'prompt' ? (
          <Button variant="outline" size="compact" onClick={() => void dismiss(askToInstall())}>
            {texts.install}
          </Button>
        ) : (
          <Button ref={opener} variant="outline" size="compact" onClick={() => setGuided(true)}>
            {texts.howTo}
          </Button>
        )}
        <Button variant="link" size="bare" onClick={() => void dismiss(sayNotNow())}>
          {texts.notNow}
        </Button>
      </div>
      {guided && way !== 'prompt' && (
        <InstallGuide browser={way} onClose={() => setGuided(false)} opener={opener} />
      )}
    </PageEntry>
  )
}
