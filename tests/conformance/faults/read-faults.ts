import type { ReadName } from '@/contract/reads/all-reads'
import { jsonIn } from '../backend-under-test'
import { readNames } from '../rows/read-rows'
import { answerOf, fieldsOf, isCallTo, onAccepted, onCalls, without, type Fault } from './planting'

/** What a backend may get wrong about a page of changes. */
const faultsOf = (read: ReadName): readonly Fault[] => [
  {
    name: `${read}: gives a page without its cursor`,
    breaks: [`${read}-page-by-page`, `${read}-since-the-last`],
    plant: onAccepted(read, (body) => without(body, 'next')),
  },
  {
    name: `${read}: does not know the limit`,
    breaks: [`${read}-page-by-page`],
    plant: onCalls((call, send) => send(isCallTo(read, call) ? { ...call, path: call.path.replace(/limit=\d+/, '') } : call)),
  },
  {
    name: `${read}: gives a cursor that leads nowhere`,
    breaks: [`${read}-page-by-page`],
    plant: onAccepted(read, (body) => ({ ...body, next: '1', more: true })),
  },
  {
    name: `${read}: gives everything again each time`,
    breaks: [`${read}-since-the-last`],
    plant: onCalls((call, send) => send(isCallTo(read, call) ? { ...call, path: call.path.replace(/since=[^&]*/, '') } : call)),
  },
  {
    name: `${read}: gives a list in place of a page`,
    breaks: [`${read}-page-by-page`, `${read}-since-the-last`],
    plant: onCalls(async (call, send) => {
      const reply = await send(call)
      return reply.kind === 'answer' && isCallTo(read, call) && reply.status === 200
        ? answerOf(200, fieldsOf(jsonIn(reply))['items'])
        : reply
    }),
  },
]

export const readFaults: readonly Fault[] = readNames.flatMap(faultsOf)
