import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useNow } from '@/clock/use-now'
import { useConnectionState, useNetworkHint } from '@/connectivity/connectivity-context'
import { hasLostTrack } from '@/outbox/registration-status'
import type { Ledger } from '@/outbox/outbox'
import { savedStatus } from '@/outbox/saved-step'
import { calledIn, unsentIn } from '@/outbox/unsent'
import { cn } from '@/ui/cn'
import { ProgressLine } from '@/ui/progress-line'
import { saveReport, type SaveReport } from './save-report'
import type { SavedStep } from './save-step'
import { onboardingTexts as texts } from './texts'

const looks = {
  delivered: { icon: Check, line: 'sent', style: 'bg-success-soft text-success' },
  kept: { icon: Clock, line: 'waiting', style: 'bg-queued-soft text-queued' },
  stopped: { icon: TriangleAlert, line: 'attention', style: 'bg-destructive-soft text-destructive' },
} as const satisfies Record<SaveReport['kind'], unknown>

/** A band across the page; the line along its bottom edge becomes solid when the step is delivered. */
function Band({ kind, children }: { readonly kind: SaveReport['kind']; readonly children: ReactNode }) {
  const { icon: Icon, line, style } = looks[kind]
  return (
    <div className={cn('thread-on-paper relative px-(--gutter) pb-[3px] print:hidden', style)}>
      <div className="mx-auto flex min-h-[44px] max-w-page flex-wrap items-center gap-x-3 py-1">
        <Icon aria-hidden className="size-5 flex-none" />
        <div className="min-w-[9rem] flex-1 leading-tight font-semibold">{children}</div>
        {kind !== 'delivered' && (
          <Link to="/outbox" className="flex min-h-[44px] min-w-[44px] flex-none items-center justify-end font-semibold text-inherit">
            {texts.seeWaiting}
          </Link>
        )}
      </div>
      <ProgressLine state={line} className="absolute inset-x-0 -bottom-px h-[5px] *:data-[part=needle]:hidden [--dashes:9_8]" />
    </div>
  )
}

/** The status of the step that was saved last, shown on the screen that follows it. */
function SavedNote({ ledger, saved: { step, sequence } }: { readonly ledger: Ledger; readonly saved: SavedStep }) {
  const offline = useNetworkHint() === 'offline'
  const refused = useConnectionState() === 'refused'
  const now = useNow(1000)
  const status = savedStatus(ledger, sequence, now)
  if (status === null) return null
  const report = saveReport(status, step, { offline, refused, orderKnown: !hasLostTrack(ledger), now })
  return (
    <Band kind={report.kind}>
      {sentencesOf(report).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Band>
  )
}

function sentencesOf(report: SaveReport): readonly string[] {
  switch (report.kind) {
    case 'delivered':
      return [report.message]
    case 'kept':
      return report.problem === null ? report.sentences : [report.problem, ...report.sentences]
    case 'stopped':
      return [report.problem, report.sentence]
  }
}

interface StepNoteProps {
  readonly ledger: Ledger
  /** The step that was saved last, while the screen after it is shown. */
  readonly saved: SavedStep | null
  readonly wide: boolean
}

/** Below the stepper: the status of the step that was just saved, or how much still waits on this device. */
export function StepNote({ ledger, saved, wide }: StepNoteProps) {
  const unsent = unsentIn(ledger)
  const waits = wide ? texts.waitsOnDevice : texts.waitsOnPhone
  return (
    // Always rendered: a screen reader announces only what is added to a live region that already exists.
    <div role="status" className="-mx-(--gutter) -mt-6 mb-2.5 lg:mb-5">
      {saved !== null && <SavedNote ledger={ledger} saved={saved} />}
      {saved === null && unsent > 0 && <Band kind="kept">{waits(unsent, calledIn(ledger))}</Band>}
    </div>
  )
}
