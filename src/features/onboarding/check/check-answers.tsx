import type { OnboardingStep } from '@/contract/steps'
import { stepNames, stepStatusNames } from '@/domain/steps/step-texts'
import type { Ledger } from '@/outbox/outbox'
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/ui/accordion'
import { Button } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'
import { useStep } from '../step-context'
import { AnswerList } from './answer-list'
import { checkedSteps, heldAnswers } from './held-answers'
import { checkTexts as texts } from './texts'

/** The answers that the seller signs for: the four earlier steps, as this device holds them. It never blocks the signature (CHECK-01). */
export function CheckAnswers() {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{texts.title}</h2>
      <p className="text-hint text-muted-foreground">{texts.intro}</p>
      <div className="divide-y divide-border rounded-lg border-[1.5px] border-input bg-card">
        {checkedSteps.map((step) => (
          <CheckedStep key={step} step={step} />
        ))}
      </div>
    </section>
  )
}

function CheckedStep({ step }: { readonly step: OnboardingStep }) {
  const { ledger } = useStep()
  if (ledger !== null) return <HeldStep step={step} ledger={ledger} />
  return (
    <AccordionItem>
      <AccordionTrigger>{stepNames[step]}</AccordionTrigger>
    </AccordionItem>
  )
}

function HeldStep({ step, ledger }: { readonly step: OnboardingStep; readonly ledger: Ledger }) {
  const { drafts, change, changed } = useStep()
  const { status, answers, kept } = heldAnswers(step, ledger, drafts.get(step))
  const missing = (answers ?? []).filter(({ text }) => text === '').map(({ label }) => label)
  return (
    <AccordionItem open={changed === step}>
      <AccordionTrigger data-came-back={changed === step || undefined}>
        <span className="flex min-w-0 grow flex-col gap-0.5 py-1">
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 grow basis-36">{stepNames[step]}</span>{' '}
            <StatusBadge bare status={status}>
              {stepStatusNames[status]}
            </StatusBadge>
          </span>
          {kept !== 'as-saved' && <span className="text-hint font-normal">{texts.kept[kept]}</span>}
          {missing.length > 0 && <span className="text-hint font-normal text-queued group-open:hidden">{texts.missing(missing.join(', '))}</span>}
        </span>
      </AccordionTrigger>
      <AccordionContent className="flex flex-col gap-2 px-3">
        {answers === null ? <p className="text-hint">{texts.notHeld}</p> : <AnswerList answers={answers} />}
        <Button variant="outline" size="compact" className="w-fit" onClick={() => change(step)}>
          {texts.change(stepNames[step])}
        </Button>
      </AccordionContent>
    </AccordionItem>
  )
}
