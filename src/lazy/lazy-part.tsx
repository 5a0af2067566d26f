import { CatchBoundary } from '@tanstack/react-router'
import { lazy, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { HoldsLanguage } from '@/catalogues/language-hold'
import { Button } from '@/ui/button'
import { nextChance } from './next-chance'
import { lazyTexts as texts } from './texts'

interface MissingProps {
  /** Set for a part that somebody has opened: if it cannot be loaded, a message says so and can be closed. */
  readonly onClose?: () => void
  /** Shown instead of the part if its chunk cannot be loaded. */
  readonly missing?: ReactNode
  readonly tryAgain: () => void
}

interface PartProps<Module> extends MissingProps {
  readonly children: (module: Module) => ReactNode
}

/**
 * A part whose chunk is loaded when it is shown; after a failure it is loaded again, at the latest at the next chance. If the part
 * itself fails, the screen around it is not affected.
 */
export function lazyParts<Module>(load: () => Promise<Module>) {
  const fetched = () =>
    lazy(() => {
      // From here on, so that a chance during this attempt counts.
      const chance = nextChance()
      return load().then(
        (module) => {
          chance.giveUp()
          return { default: ({ children }: PartProps<Module>) => children(module) }
        },
        () => {
          // React keeps the result of a lazy component for good, so the next attempt needs a new one.
          kept = null
          return { default: (props: MissingProps) => <Missing {...props} chance={chance.comes} /> }
        },
      )
    })
  let kept: ReturnType<typeof fetched> | null = null
  const part = () => (kept ??= fetched())

  return function Late(props: Omit<PartProps<Module>, 'tryAgain'>) {
    const [Part, setPart] = useState(part)
    return (
      <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
        <HoldsLanguage>
          <Part {...props} tryAgain={() => setPart(part)} />
        </HoldsLanguage>
      </CatchBoundary>
    )
  }
}

/** Where a message covers no buttons: at the foot of the window, above an open drawer; below the header where a phone's bar of buttons is at the foot. */
function freeInset(): string {
  const bar = document.querySelector("[data-slot='action-bar']")
  const isAtFoot = bar !== null && getComputedStyle(bar).position === 'sticky'
  return isAtFoot ? 'calc(var(--cloth-height) + env(safe-area-inset-top)) 0 auto' : 'auto 0 var(--drawer-height)'
}

function Missing({ onClose, missing, tryAgain, chance }: MissingProps & { readonly chance: Promise<void> }) {
  const [opener] = useState(() => document.activeElement)
  const [inset] = useState(freeInset)
  const leaveBy = (way: () => void) => (): void => {
    if (opener instanceof HTMLElement) opener.focus()
    way()
  }
  const take = useEffectEvent(tryAgain)
  useEffect(() => {
    let isGone = false
    void chance.then(() => isGone || take())
    return () => {
      isGone = true
    }
  }, [chance])
  if (!onClose) return missing
  return (
    // Inline, since the first screen's style sheet does not have the classes for it.
    // With the page's colours: what a menu of the header opens is rendered inside the header, which has its own.
    <div role="alert" className="gutter flex flex-wrap items-center gap-x-4 bg-info-soft py-1 text-foreground [--ring:var(--page-ring)]" style={{ position: 'fixed', inset, zIndex: 20 }}>
      {texts.unavailable}
      <Button variant="link" size="bare" onClick={leaveBy(tryAgain)}>
        {texts.tryAgain}
      </Button>
      <Button variant="link" onClick={leaveBy(onClose)}>
        {texts.close}
      </Button>
    </div>
  )
}
