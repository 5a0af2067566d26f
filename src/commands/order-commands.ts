import { commandNames, orderScope } from '@/contract/modules/command-names'
import { financialYearOf } from '@/contract/modules/financial-year'
import type { orderEndpoints } from '@/contract/modules/order-commands'
import type { RequestOf } from '@/contract/endpoints'
import { describeCommand, type Command, type IssuedDocument } from '@/outbox/command'

type OrderEndpoint = keyof typeof orderEndpoints

interface OrderCommandDescription<Endpoint extends OrderEndpoint> {
  readonly endpoint: Endpoint
  /** The part of a body that tells two commands of one kind apart which must both take effect. */
  readonly part?: (body: RequestOf<Endpoint>) => string
  /** What the seller recognises the command by, beside the order's number. */
  readonly detail?: (body: RequestOf<Endpoint>) => string
  readonly issues?: IssuedDocument
}

/** Commands on one order leave in order, and one that is saved again before its first try replaces the older one (CMD-02, CMD-04). */
const describeOrderCommand = <Endpoint extends OrderEndpoint>({ endpoint, part, detail, issues }: OrderCommandDescription<Endpoint>): Command =>
  describeCommand({
    name: commandNames[endpoint],
    endpoint,
    answers: 'orders',
    issues,
    upgrades: [],
    scopes: ({ id }) => [orderScope(id)],
    subject: (body) => [orderScope(body.id), commandNames[endpoint], ...(part === undefined ? [] : [part(body)])].join(' '),
    summary: (body) => ({ title: body.id, detail: detail?.(body) ?? '' }),
  })

const invoice: IssuedDocument = { field: 'invoiceNumber', dated: 'at', year: (body) => ('invoiceNumber' in body ? financialYearOf(body.at) : null) }

/** The commands on orders. */
export const orderCommands: readonly Command[] = [
  describeOrderCommand({ endpoint: 'orderPack', detail: ({ invoiceNumber }) => invoiceNumber ?? '', issues: invoice }),
  describeOrderCommand({ endpoint: 'orderCancel', part: ({ lineIds }) => lineIds.toSorted().join('+') }),
  describeOrderCommand({ endpoint: 'orderHandover' }),
  describeOrderCommand({ endpoint: 'orderDispatch', detail: ({ tracking }) => tracking ?? '' }),
  describeOrderCommand({ endpoint: 'orderOutcome' }),
  describeOrderCommand({ endpoint: 'orderTakenOut' }),
]
