import { headerNames, isEndpointName, isOrderCommand, isRead, type EndpointName, type OrderCommandName } from '@/contract/endpoints'
import type { ReadName } from '@/contract/reads/all-reads'
import { typical } from '@/contract/reads/orders/typical-orders'
import type { Answer, WireCall } from '../backend-under-test'
import type { ConformanceRow } from '../conformance-row'
import { allRows } from '../rows/all-rows'
import { answerOf, asPage, isCallTo, onAnswers, withHeader, withJson, type Fault } from './planting'

/** Each endpoint's accepting body; all reads share one, and so do all commands that change an order. */
const yes = {
  login: { token: 'a-token', sellerId: 'somebody', currentStep: 3 },
  registeredDetails: {
    success: true,
    sellerData: { firstName: '', lastName: '', email: '', mobile: '', secondarymobile: '', twoWayAuth: false },
  },
  register: { success: true, sellerId: 'somebody' },
  resendOtp: { success: true },
  verifyOtp: { success: true },
  step3: {},
  step4: {},
  step5: {},
  step6: {},
  step7: {},
  signOut: { success: true },
  modules: { modules: {}, profile: null, serverTime: '2026-11-21T06:12:00Z' },
  record: { success: true, record: typical.items[0] },
  invoiceSeries: { success: true, prefix: '26-27/A/', next: 1 },
  documentVoid: { success: true },
} as const satisfies Record<Exclude<EndpointName, ReadName | OrderCommandName>, unknown>

const emptyPage = { items: [], gone: [], next: '0', more: false, serverTime: '2026-11-21T06:12:00Z' }

const isAbout = ({ subject }: ConformanceRow, call: WireCall): boolean =>
  isEndpointName(subject) ? isCallTo(subject, call) : subject === 'wire'

function yesOf({ subject }: ConformanceRow): unknown {
  if (!isEndpointName(subject)) return yes.login
  if (isOrderCommand(subject)) return { success: true, record: typical.items[0] }
  return isRead(subject) ? emptyPage : yes[subject]
}

/** Changes the refusal that the row is about. */
const inPlaceOf = (row: ConformanceRow, change: (answer: Answer) => Answer): Fault['plant'] =>
  onAnswers((answer, call) => (isAbout(row, call) && answer.status === row.status ? change(answer) : answer))

/** The faults that any refusal can have. */
const faultsOf = (row: ConformanceRow): readonly Fault[] => {
  const fault = (name: string, change: (answer: Answer) => Answer): Fault => ({
    name: `${row.id}: ${name}`,
    breaks: [row.id],
    plant: inPlaceOf(row, change),
  })
  return [
    fault('accepts it', () => answerOf(200, yesOf(row))),
    fault('refuses with another status', (answer) => ({ ...answer, status: 418 })),
    fault('refuses without a word', (answer) => withJson(answer, { success: false })),
    fault('refuses with a web page', asPage),
    fault('refuses with success: true', (answer) => withJson(answer, { success: true, message: 'No.' })),
    ...(row.status === 429
      ? [fault('does not say when to try again', (answer) => withHeader(answer, headerNames.retryAfter, null))]
      : []),
    ...(row.status === 409
      ? [fault('says when to try again, as of a step that is still being worked on', (answer) => withHeader(answer, headerNames.retryAfter, '5'))]
      : []),
  ]
}

/** Each row's refusal with every fault that a refusal can have. */
export const refusalFaults: readonly Fault[] = allRows.filter(({ status }) => status !== null).flatMap(faultsOf)
