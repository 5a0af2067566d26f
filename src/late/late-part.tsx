import { CatchBoundary } from '@tanstack/react-router'
import { lazy, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { HoldsLanguage } from '@/catalogues/language-hold'
import { Button } from '@/ui/button'
import { nextChance } from './next-chance'
import { lateTexts as texts } from './texts'

interface MissingProps {
  /** Of what somebody asked for: it says so where it cannot be had. */
  readonly onClose?: () => void
  /** What stands in its place where its code cannot be had. */
  readonly missing?: ReactNode
  readonly tryAgain: () => void
}

interface PartProps<Module> extends MissingProps {
  readonly children: (module: Module) => ReactNode
}

/**
 * A part whose code is fetched when it is shown; what could not be had is fetched anew, at the latest with the next chance.
 * Where it fails the screen beside it never suffers from that.
 */
export function lateParts<Module>(load: () => Promise<Module>) {
  const fetched = () =>
    lazy(() => {
      // Be it during this try.
      const chance = nextChance()
      return load().then(
        (module) => {
          chance.giveUp()
          return { default: ({ children }: PartProps<Module>) => children(module) }
        },
        () => {
          // A lazy part stays what it became.
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

function Missing({ onClose, missing, tryAgain, chance }: MissingProps & { readonly chance: Promise<void> }) {
  const [opener] = useState(() => document.activeElement)
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
    // At the foot of the window, over whatever stands in it; the classes for that are not among the first screen's.
    <div role="alert" className="gutter flex flex-wrap items-center gap-x-4 bg-info-soft py-1" style={{ position: 'fixed', inset: 'auto 0 0', zIndex: 20 }}>
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
