import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lastStep, type OnboardingStep } from '@/contract/steps'
import { changedStepIn } from '@/domain/screens-navigation-state'
import type { OnboardingEvent } from '@/domain/steps/step-machine'
import { goBack } from '@/ui/go-back'

interface ChangeVisit {
  /** The step that the seller opened from the check of all answers, to change it. */
  readonly step: OnboardingStep | undefined
  /** The step that was changed last, until the seller moves to another step. */
  readonly cameFrom: OnboardingStep | undefined
  forget(): void
  begin(step: OnboardingStep): void
  /** Ends the visit by going back in the history. @param then where to go instead of the check */
  end(then?: OnboardingEvent): void
}

/** A visit to a step from the check before the signature; it is a history entry, so the browser's Back button ends it too (CHECK-02). */
export function useChangeVisit(move: (event: OnboardingEvent) => void): ChangeVisit {
  const navigate = useNavigate()
  const { history } = useRouter()
  const here = useLocation()
  const step = changedStepIn(here.state)
  const shown = useRef(step)
  const wanted = useRef<OnboardingEvent>(null)
  const [cameFrom, setCameFrom] = useState<OnboardingStep>()
  const follow = useEffectEvent(() => {
    const then = wanted.current
    setCameFrom(step === undefined && then === null ? shown.current : undefined)
    move(step === undefined ? (then ?? { kind: 'open', step: lastStep }) : { kind: 'open', step })
    wanted.current = null
    shown.current = step
  })

  useEffect(() => {
    if (shown.current !== step) follow()
  }, [step])

  return {
    step,
    cameFrom,
    forget: () => setCameFrom(undefined),
    begin: (changed) => void navigate({ to: '.', state: { changedStep: changed }, resetScroll: false }),
    end(then) {
      wanted.current = then ?? null
      goBack(history, here)
    },
  }
}
