import type { ReactNode } from 'react'
import { dateTimeText, shortTimeText } from '@/domain/date-texts'
import { cn } from '@/ui/cn'
import { Moment } from '@/ui/moment'
import { OnThisPhone } from './record-entry'
import type { RecordColumn, RecordDetail, RecordEvent, RecordPart } from './record-list'
import { listTexts as texts } from './texts'

interface RecordFactsProps<Item> {
  readonly detail: RecordDetail<Item>
  readonly item: Item
  readonly now: number
}

/** What is known of a record: its parts, its facts, and what happened to it (KIT-06). */
export function RecordFacts<Item>({ detail, item, now }: RecordFactsProps<Item>) {
  const events = detail.events(item)
  return (
    <div className="bound-page ruled">
      <Section title={detail.partsTitle()}>
        <ul className="flex flex-col gap-3">
          {detail.parts(item).map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </ul>
      </Section>
      <Section title={texts.details}>
        <Facts facts={detail.facts} item={item} />
      </Section>
      {events.length > 0 && (
        <Section title={texts.happened} isOnThisPhone={events.some(({ onThisPhone }) => onThisPhone)}>
          <ol className="flex flex-col gap-2">
            {/* The key has `onThisPhone`: a command that arrived although its answer was lost shows twice with the same time. */}
            {events.map((event) => (
              <Event key={`${event.at} ${event.text} ${event.onThisPhone}`} event={event} now={now} />
            ))}
          </ol>
        </Section>
      )}
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly isOnThisPhone?: boolean
  readonly children: ReactNode
}

function Section({ title, isOnThisPhone = false, children }: SectionProps) {
  return (
    <section data-waiting={isOnThisPhone || undefined} className="flex flex-col gap-2">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Part({ part: { title, detail, amount, gone } }: { readonly part: RecordPart }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span className={cn('min-w-0 grow basis-32', gone !== undefined && 'text-muted-foreground')}>
        <span className={cn('block font-semibold', gone !== undefined && 'line-through')}>{title}</span>
        <span className="block text-hint text-muted-foreground">{detail}</span>
        {gone !== undefined && <span className="block text-hint font-semibold">{gone}</span>}
      </span>
      {amount !== undefined && <span className="tabular-nums">{amount}</span>}
    </li>
  )
}

function Facts<Item>({ facts, item }: { readonly facts: readonly RecordColumn<Item>[]; readonly item: Item }) {
  const told = facts.map((fact) => ({ label: fact.label(), text: fact.text(item) })).filter(({ text }) => text !== '')
  return (
    <dl className="grid gap-x-4 gap-y-2 md:grid-cols-2">
      {told.map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Event({ event: { at, text, onThisPhone }, now }: { readonly event: RecordEvent; readonly now: number }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <Moment at={at} title={dateTimeText(at)} className="min-w-[min(8.5rem,100%)] text-hint text-muted-foreground tabular-nums">
        {shortTimeText(at, now)}
      </Moment>
      <span className="flex min-w-0 grow basis-20 flex-wrap items-baseline gap-x-3">
        {text}
        {onThisPhone && <OnThisPhone />}
      </span>
    </li>
  )
}
