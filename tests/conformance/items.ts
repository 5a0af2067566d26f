import type { OrderCommandName } from '@/contract/endpoints'
import { financialYearOf } from '@/contract/modules/financial-year'
import { modulesAsReadSchema, type ModulesAsRead } from '@/contract/modules/modules-as-read'
import { fieldsOf } from '@/contract/plain-values'
import { itemSchemaOf, type ReadName } from '@/contract/reads/all-reads'
import { parseLeniently, parseItem, safeParseLeniently } from '@/contract/reads/lenient-parse'
import type { Order } from '@/contract/reads/orders/orders'
import type { z } from '@/contract/schema'
import { readPage, type ReadPage, type UnreadItem } from '@/resources/read-page'
import { leadsOn } from '@/resources/refresh'
import { jsonIn, type Answer } from './backend-under-test'
import { accepted, issuesIn, understood } from './checks'
import { must } from './verdict'

/** The answer is a page in which the portal can read every item. @param since the cursor that was asked for */
export function acceptedPage(name: ReadName, answer: Answer, since?: string): ReadPage {
  const page = readPage(name, accepted(name, answer), since)
  must(page.unread.length === 0, `the portal cannot read ${page.unread.length} of its items${unreadFieldsOf(name, page.unread, answer)}`, answer)
  return page
}

/** The invalid fields of the first unreadable item. */
export function unreadFieldsOf(name: ReadName, [first]: readonly UnreadItem[], answer: Answer): string {
  if (first === undefined) return ''
  const items = fieldsOf(jsonIn(answer))['items']
  return unreadFields(itemSchemaOf(name), first.sent, ['items', Array.isArray(items) ? items.indexOf(first.sent) : 0])
}

/** The invalid fields of a value, except those that the portal can interpret. */
function unreadFields(schema: z.ZodMiniType, sent: unknown, path: readonly PropertyKey[] = []): string {
  const { error } = safeParseLeniently(schema, sent)
  return error === undefined ? '' : ` (${issuesIn(error, path)})`
}

/** More pages than any seller has. */
const mostPages = 500

/**
 * The cursor of the next page, by the portal's own rule; undefined after the last.
 * @param asked the cursors used so far; the next one is added
 */
export function cursorAfter(page: ReadPage, asked: Set<string>, answer: Answer): string | undefined {
  if (!page.more) return undefined
  must(page.next !== null && leadsOn(page, asked), 'more is true, and the page holds nothing, or its next has led here: the portal reads no further', answer)
  must(asked.size < mostPages, `more is true on each of ${mostPages} pages`, answer)
  asked.add(page.next)
  return page.next
}

/** The answer lists the modules in a way that the portal understands. */
export function understoodModules(answer: Answer): ModulesAsRead {
  const sent = understood('modules', answer)
  const offered = parseLeniently(modulesAsReadSchema, sent)
  must(offered !== null, `the portal cannot read which modules there are${unreadFields(modulesAsReadSchema, sent)}`, answer)
  return offered
}

/** The same; a deviation from the contract is noted. */
export function acceptedModules(answer: Answer): ModulesAsRead {
  accepted('modules', answer)
  return understoodModules(answer)
}

/** The financial year by the backend's clock, which may have no series for a past year; by this machine's clock if the answer has no time. */
export const yearIn = ({ serverTime }: ModulesAsRead): string => financialYearOf(serverTime ?? Date.now())

/** The answer says yes in a way that the portal understands, and contains a readable order. */
export function understoodOrder(name: OrderCommandName | 'record', answer: Answer): Order {
  const { record } = understood(name, answer)
  const order = parseItem('orders', record)
  must(order !== null, `the portal cannot read its order${unreadFields(itemSchemaOf('orders'), record, ['record'])}`, answer)
  return order
}

/** The same; a deviation from the contract is noted. */
export function acceptedOrder(name: OrderCommandName | 'record', answer: Answer): Order {
  accepted(name, answer)
  return understoodOrder(name, answer)
}
