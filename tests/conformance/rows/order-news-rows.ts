import { fieldsOf } from '@/contract/plain-values'
import { orderEventSchema, sellerEvents } from '@/contract/socket'
import type { SocketEvent } from '../backend-under-test'
import { understood } from '../checks'
import { row, type ConformanceRow } from '../conformance-row'
import { understoodOrder } from '../items'
import type { RowContext, RowConversation } from '../row-context'
import { prepare, signIn, type SignedInSeller } from '../sellers'
import { anotherApprovedSeller, approvedSeller, orderToPack, sendChange } from '../shops'
import { must, note } from '../verdict'

const { watchSeller, ...news } = sellerEvents
const newsNames: readonly string[] = Object.values(news)

/** Any event that the portal takes for a change of an order, whatever its payload. */
const isNews = ({ event }: SocketEvent): boolean => newsNames.includes(event)

/** News of this order, whether its id is a string or a number. */
const isNewsOf =
  (id: string) =>
  (event: SocketEvent): boolean =>
    isNews(event) && Object.values(fieldsOf(event.payload)).some((value) => String(value) === id)

/** Subscribes on a new connection with this payload. */
async function watch(context: RowContext, payload: unknown): Promise<RowConversation> {
  const conversation = await context.converse()
  conversation.say(watchSeller, payload)
  return conversation
}

/** Two changes, in case the backend had not yet begun to send events when the first was made. */
const changes = ['orderPack', 'orderCancel'] as const

/** Changes a seller's order until her connection receives news. @returns the news about it, or about any order where none names this one */
async function hearOfChange(context: RowContext, seller: SignedInSeller, connection: RowConversation) {
  let order = await orderToPack(context, seller, 'lazy')
  for (const command of changes) {
    order = await prepare(`changing an order with ${command}`, async () =>
      understoodOrder(command, await sendChange(context, command, seller, order)),
    )
    const told = (await connection.hear(1, isNewsOf(order.id))).filter(isNews)
    if (told.length > 0) return { order, told }
  }
  must(false, 'no event came to the seller whose order has changed')
}

/** This connection must have received no news of the order. */
async function mustNotHear(connection: RowConversation, id: string): Promise<void> {
  const heard = (await connection.hearAll()).filter(isNewsOf(id))
  must(heard.length === 0, `it heard ${heard.map(({ event }) => event).join(', ')}`)
}

/** What a backend that pushes changes must do; without it the portal polls every minute. */
export const orderNewsRows: readonly ConformanceRow[] = [
  row('orderNews', {
    id: 'order-news-told',
    source: 'decision',
    requirements: ['EXT-08'],
    title: 'an approved seller says on a connection who she is, and one of her orders changes',
    expected: `one of ${newsNames.join(', ')}, with the order's id and revision`,
    async run(context) {
      const seller = await approvedSeller(context)
      const { order, told } = await hearOfChange(context, seller, await watch(context, { token: seller.token }))
      if (!told.some(({ payload }) => orderEventSchema.safeParse(payload).data?.id === order.id)) note('no event carries the id and revision of that order', null)
    },
  }),
  row('orderNews', {
    id: 'order-news-of-another-seller',
    source: 'decision',
    requirements: ['EXT-08', 'EXT-09'],
    title: 'beside her another approved seller listens, somebody with a token that nobody has, and somebody who says nonsense',
    expected: 'none of them hears of it, and the connections stay',
    async run(context) {
      const other = await anotherApprovedSeller(context)
      const seller = await approvedSeller(context)
      // Her token may have expired while the row waited for the other seller's review.
      const { token } = await signIn(context, other)
      const strangers: RowConversation[] = []
      for (const payload of [{ token }, { token: 'made-up' }, {}, null]) strangers.push(await watch(context, payload))
      const hers = await watch(context, { token: seller.token })
      const { order } = await prepare('telling a seller of her own order', () => hearOfChange(context, seller, hers))
      for (const stranger of strangers) {
        await mustNotHear(stranger, order.id)
        must(stranger.isOpen(), 'the connection was closed')
      }
    },
  }),
  row('orderNews', {
    id: 'order-news-after-sign-out',
    source: 'decision',
    requirements: ['EXT-08', 'LAYOUT-04'],
    title: 'a seller who listens on two connections with a token each signs out with one of them',
    expected: 'the other one alone hears of her orders from then on',
    async run(context) {
      const seller = await approvedSeller(context)
      const { token } = await signIn(context, seller)
      const ended = await watch(context, { token })
      const hers = await watch(context, { token: seller.token })
      await prepare('signing out', async () => understood('signOut', await context.call('signOut', {}, { token })))
      const { order } = await prepare('telling a seller of her own order', () => hearOfChange(context, seller, hers))
      await mustNotHear(ended, order.id)
    },
  }),
]
