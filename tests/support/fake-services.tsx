import type { ReactNode } from 'react'
import type { AnswerOf, EndpointName, RequestOf } from '@/contract/endpoints'
import { OutboxContext, type LoadOutbox } from '@/outbox/outbox-context'
import type { CallOptions, CallResult } from '@/transport/call'
import type { ConnectionState, Connectivity } from '@/connectivity/connectivity'
import { ConnectivityContext } from '@/connectivity/connectivity-context'
import type { Availability, DuplicateQuestion } from '@/transport/duplicate-check'
import { TransportContext, type Transport } from '@/transport/transport-context'

/** Fake services for the tests of these screens: they answer only what the test specifies. */

type Answers = {
  [Name in EndpointName]: (body: RequestOf<Name>, options: CallOptions) => CallResult<AnswerOf<Name>> | Promise<CallResult<AnswerOf<Name>>>
}

const nobody = (): { readonly kind: 'unreachable'; readonly reason: 'network' } => ({
  kind: 'unreachable',
  reason: 'network',
})

interface AskedQuestion extends DuplicateQuestion {
  readonly signal: AbortSignal
  readonly answer: (availability: Availability) => void
}

interface FakeTransport extends Transport {
  /** Every call, in order. */
  readonly calls: { readonly name: EndpointName; readonly body: unknown; readonly options: CallOptions }[]
  /** Every question of the duplicate check, in order; each waits until it is answered. */
  readonly questions: AskedQuestion[]
}

export function createFakeTransport(answers: Partial<Answers> = {}): FakeTransport {
  const calls: FakeTransport['calls'] = []
  const questions: AskedQuestion[] = []
  const answerOf = <Name extends EndpointName>(name: Name): Answers[Name] => answers[name] ?? nobody
  return {
    calls,
    questions,
    call(name, body, options = {}) {
      calls.push({ name, body, options })
      return Promise.resolve(answerOf(name)(body, options))
    },
    checkDuplicate: (question, signal) =>
      new Promise((answer) => {
        questions.push({ ...question, signal, answer })
      }),
  }
}

interface FakeConnectivity extends Connectivity {
  become(state: ConnectionState): void
}

export function createFakeConnectivity(initial: ConnectionState = 'online'): FakeConnectivity {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    state: () => state,
    hint: () => (state === 'offline' ? 'offline' : 'online'),
    report: () => undefined,
    follow: () => undefined,
    onNetworkBack: () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    become(next) {
      state = next
      for (const listener of [...listeners]) listener()
    },
  }
}

interface FakeServicesProps {
  readonly transport: Transport
  readonly connectivity: Connectivity
  readonly loadOutbox?: LoadOutbox
  readonly children: ReactNode
}

const noStore: LoadOutbox = () => Promise.reject(new Error('This device has no store'))

export function FakeServices({ transport, connectivity, loadOutbox = noStore, children }: FakeServicesProps) {
  return (
    <ConnectivityContext value={connectivity}>
      <TransportContext value={transport}>
        <OutboxContext value={loadOutbox}>{children}</OutboxContext>
      </TransportContext>
    </ConnectivityContext>
  )
}
