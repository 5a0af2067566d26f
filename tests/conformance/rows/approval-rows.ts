import type { EndpointName } from '@/contract/endpoints'
import type { ModulesAsRead } from '@/contract/modules/modules-as-read'
import { withCode } from '../checks'
import { refusal, type ConformanceRow } from '../conformance-row'
import { yearIn } from '../items'
import { orderBodies, unapprovedSeller } from '../shops'
import { nobodys, orderCommandNames, rowNameOf } from './order-rows'

/** Every endpoint that only an approved seller may use, and what each is sent. */
const asked: readonly (readonly [EndpointName, (offered: ModulesAsRead) => unknown])[] = [
  ['orders', () => ({})],
  ['invoiceSeries', (offered) => ({ phoneId: 'phone-1', year: yearIn(offered) })],
  ['documentVoid', () => ({ number: '26-27/AAA/00001' })],
  ...orderCommandNames.map((name) => [name, () => orderBodies[name](nobodys)] as const),
  ['record', () => ({ of: 'orders', id: nobodys.id })],
]

export const approvedNames: readonly EndpointName[] = asked.map(([name]) => name)

/** Module endpoints refuse until the seller is approved, and the refusal says so (EXT-02). */
export const approvalRows: readonly ConformanceRow[] = asked.map(([name, carried]) =>
  refusal(name, {
    id: `${rowNameOf(name)}-before-approval`,
    requirements: ['EXT-02', 'EXT-06', 'EXT-09'],
    title: 'the seller is not approved yet',
    status: 403,
    also: withCode('not-approved'),
    async send(context) {
      const { token, offered } = await unapprovedSeller(context)
      return context.call(name, carried(offered), { token })
    },
  }),
)
