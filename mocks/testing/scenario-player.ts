import { endpoints, stepEndpoints, type EndpointName } from '@/contract/endpoints'
import type { PersonAction, ScenarioAction } from '@/contract/presenter/actions'
import type { InBrowserService } from '@mocks/adapters/in-page'
import { post, readPageAnswer } from './page-service'

/** Something that was saved, and its result. */
interface Saved {
  /** The step, or the id of the order that was packed. */
  readonly subject: string
  readonly endpoint: EndpointName
  readonly key: string
  readonly body: unknown
  /** The status it was refused with; null while it waits. */
  refused: number | null
}

/** A minimal app: it keeps a session, a registration, what is on screen and what it could not send yet. */
export interface PlayedApp {
  readonly token: string | null
  readonly path: string | null
  readonly filled: Readonly<Record<string, string>>
  readonly waiting: readonly Saved[]
  play(actions: readonly ScenarioAction[]): Promise<void>
}

const personActions: Readonly<Record<PersonAction['kind'], true>> = {
  'sign-out': true,
  'sign-in': true,
  'fill-sign-in': true,
  'fill-registration': true,
  register: true,
  'fill-codes': true,
  'submit-codes': true,
  type: true,
  save: true,
  'wait-for-orders': true,
  'pack-order': true,
  'wait-for-answers': true,
  open: true,
  'open-step': true,
  show: true,
  reload: true,
}
const isPersonAction = (action: ScenarioAction): action is PersonAction => Object.hasOwn(personActions, action.kind)

export function createPlayedApp(service: InBrowserService): PlayedApp {
  let token: string | null = null
  let path: string | null = null
  let sellerId: string | null = null
  let filled: Readonly<Record<string, string>> = {}
  let waiting: readonly Saved[] = []

  const accepted = async (response: Response): Promise<ReturnType<typeof readPageAnswer>> => {
    if (!response.ok) throw new Error(`Refused with ${response.status}`)
    return readPageAnswer(response)
  }
  /** Sends what waits, in order, as long as it is accepted; after a lost answer it sends once more. */
  async function send(): Promise<void> {
    for (let tries = 0; tries < 2; tries++)
      for (const saved of waiting) {
        const headers = { Authorization: `Bearer ${token ?? ''}`, 'Idempotency-Key': saved.key }
        const response = await post(service, saved.endpoint, saved.body, { headers }).catch(() => null)
        if (response === null) break
        if (!response.ok) {
          saved.refused = response.status
          // A refused step blocks the steps after it; a refused order blocks nothing.
          if (saved.endpoint !== 'orderPack') return
          continue
        }
        waiting = waiting.filter((other) => other !== saved)
      }
  }

  function keep(subject: string, endpoint: EndpointName, body: unknown): void {
    waiting = [...waiting, { subject, endpoint, key: crypto.randomUUID(), body, refused: null }]
  }

  async function act(personal: PersonAction): Promise<void> {
    switch (personal.kind) {
      case 'sign-out':
        token = null
        waiting = []
        return
      case 'sign-in': {
        const { email, password } = personal
        token = (await accepted(await post(service, 'login', { email, password }))).token ?? null
        return
      }
      case 'register':
        sellerId = (await accepted(await post(service, 'register', personal.body))).sellerId ?? null
        return
      case 'fill-sign-in':
        filled = { email: personal.email }
        return
      case 'fill-registration':
        filled = personal.values
        return
      case 'fill-codes':
        filled = Object.fromEntries((await service.demo.messages()).map(({ channel, code }) => [channel, code]))
        return
      case 'submit-codes': {
        const { email: emailOtp, mobile: mobileOtp, secondary: secondarymobileOtp } = filled
        await accepted(await post(service, 'verifyOtp', { sellerId, emailOtp, mobileOtp, secondarymobileOtp }))
        path = '/login'
        return
      }
      case 'type':
        filled = { [personal.field]: personal.text }
        return
      case 'save':
        keep(`${personal.step}`, stepEndpoints[personal.step], personal.body)
        return
      case 'wait-for-orders':
        await accepted(await service.backend.fetch(new Request(`${service.backend.origin}${endpoints.orders.path}?limit=1`, { headers: { Authorization: `Bearer ${token ?? ''}` } })))
        return
      case 'pack-order': {
        const body = { id: personal.orderId, rev: 1, grams: 650, sides: [300, 240, 60], invoiceNumber: null, at: new Date().toISOString() }
        keep(personal.orderId, 'orderPack', body)
        return
      }
      case 'wait-for-answers':
        return send()
      case 'open':
        path = personal.path
        return
      case 'open-step':
        path = '/registrationdetails'
        return
      case 'show':
      case 'reload':
        return
    }
  }

  return {
    get token() {
      return token
    },
    get path() {
      return path
    },
    get filled() {
      return { ...filled, ...(sellerId === null ? {} : { sellerId }) }
    },
    get waiting() {
      return waiting
    },
    async play(actions) {
      for (const next of actions) {
        if (isPersonAction(next)) await act(next)
        else await service.demo.dispatch(next)
        if (next.kind === 'save' || next.kind === 'pack-order') await send()
      }
    },
  }
}
