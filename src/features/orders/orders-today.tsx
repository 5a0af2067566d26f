import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow, useServerNow } from '@/clock/use-now'
import type { Order } from '@/contract/reads/orders/orders'
import { clockText, shortTimeText } from '@/domain/date-texts'
import { amountText } from '@/domain/money-text'
import { stateOf } from '@/domain/orders/order-state'
import { countedMilliseconds, lookMilliseconds, timeLeftText } from '@/domain/orders/pack-deadline'
import { useOverlaidOrders } from '@/resources/overlaid-orders'
import { ViewContent } from '@/resources/resource-content'
import type { Source } from '@/resources/source'
import { resourceTexts } from '@/resources/texts'
import { cn } from '@/ui/cn'
import { OldNotice } from './old-notice'
import { orderAddresses } from './order-addresses'
import { ordersTexts as texts } from './texts'
import { announcedLeft, toDoNow, type ToDo } from './today'

function labelOf({ kind, list, count, dueAt, due }: ToDo, now: number): string {
  if (kind === 'packed') return list === 'lazy-ship' ? texts.today.handOver : texts.today.dispatch
  if (kind !== 'placed' || dueAt === null) return kind === 'late' ? texts.today.late : texts.today.attention(count)
  const toPack = texts.today.toPack[due](shortTimeText(dueAt, now))
  return dueAt - now < countedMilliseconds ? texts.today.inTime(toPack, timeLeftText(dueAt - now)) : toPack
}

/** The orders' part of the seller's home: what there is to do (HOME-03). Empty until the device has been read. */
export function OrdersToday({ orders }: { readonly orders: Source<Order> }) {
  const view = useOverlaidOrders(orders)
  const now = useServerNow(lookMilliseconds)
  const deviceNow = useNow(lookMilliseconds)
  if (view.kind !== 'items') return null
  const toDo = toDoNow(view.items, now)
  // The orders that are read first can show that there is work, but not that there is none.
  if (toDo.length === 0 && !view.isWhole) return null
  // "All clear" only if no order is unreadable, out of date with this phone's commands, or in an unknown state.
  const isSure = view.unread === undefined && view.outOfReach !== true && view.items.every((order) => stateOf(order) !== null)
  return (
    <section aria-labelledby="orders-today" className="flex flex-col gap-2">
      <h2 id="orders-today">{texts.today.title}</h2>
      {view.asOf !== null && <p className="text-sm text-muted-foreground">{resourceTexts.asOf(view.asOf)}</p>}
      <OldNotice view={view} now={deviceNow} />
      <Announcement toDo={toDo} now={now} />
      <ViewContent view={view}>
        {() => (toDo.length > 0 ? <Work toDo={toDo} now={now} /> : isSure && <p className="text-muted-foreground">{texts.today.allClear}</p>)}
      </ViewContent>
    </section>
  )
}

interface ToDoProps {
  readonly toDo: readonly ToDo[]
  readonly now: number
}

/** Each line links to the list that it was counted in; lines of several lists stand under a heading for each. */
function Work({ toDo, now }: ToDoProps) {
  const isMixed = new Set(toDo.map(({ list }) => list)).size > 1
  return (
    <ul className="bound-page *:border-b *:border-border *:last:border-none">
      {toDo.map((each, place) => (
        <li key={`${each.kind} ${each.list}`}>
          {isMixed && each.list !== toDo[place - 1]?.list && (
            <h3 id={each.list} className="px-(--inset) pt-3 text-hint text-muted-foreground">
              {texts.today.lists[each.list]}
            </h3>
          )}
          <Link
            to={orderAddresses[each.list]}
            search={{ category: each.kind }}
            aria-describedby={isMixed ? each.list : undefined}
            className="flex min-h-12 items-center gap-[12px] px-(--inset) py-2 text-foreground no-underline hover:bg-primary-soft focus-visible:-outline-offset-3"
          >
            {/* In px: wide enough for two digits, and no wider with larger letters, because the words then need the room. */}
            <span className={cn('min-w-[24px] flex-none text-xl font-semibold tabular-nums', (each.kind === 'late' || each.kind === 'attention') && 'text-destructive')}>
              {amountText(each.count)}
            </span>
            <span className="text-pretty">{labelOf(each, now)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Announces the next deadline when 60, 30 and 10 minutes are left, and at no other time, even if another order becomes the next (HOME-04). */
function Announcement({ toDo, now }: ToDoProps) {
  const due = toDo.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]))
  const first = Math.min(...due)
  const left = due.length === 0 ? null : announcedLeft(first, now)
  const [seen, setSeen] = useState({ first, left, hasPassed: false })
  // Another deadline has become the first, between two announcements: it is silent until its own next one.
  if (first !== seen.first) setSeen({ first, left, hasPassed: false })
  else if (left !== seen.left) setSeen({ first, left, hasPassed: true })
  return (
    <p role="status" className="sr-only">
      {left !== null && seen.hasPassed && texts.today.announced(left, clockText(first))}
    </p>
  )
}
