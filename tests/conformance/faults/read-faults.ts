import type { ReadName } from '@/contract/reads/all-reads'
import { jsonIn } from '../backend-under-test'
import { readNames } from '../rows/read-rows'
import { answerOf, fieldsOf, isCallTo, onAccepted, onCalls, withJson, without, type Fault, type Fields } from './planting'

/** Accepts every cursor, begins again each time, and always says that there is more. */
const goesOn =
  (read: ReadName, bodyOf: (body: Fields, asked: number) => Fields): Fault['plant'] =>
  (backend) => {
    let asked = 0
    const fromTheBeginning = onCalls((call, send) => send(isCallTo(read, call) ? { ...call, path: call.path.replace(/since=[^&]*/, '') } : call))
    return onAccepted(read, (body) => ({ ...bodyOf(body, (asked += 1)), more: true }))(fromTheBeginning(backend))
  }

/** Mistakes that a backend may make about a page of changes. */
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
    breaks: [`${read}-page-by-page`, `${read}-since-the-last`],
    plant: onAccepted(read, (body) => ({ ...body, next: '1', more: true })),
  },
  {
    name: `${read}: gives everything again each time`,
    breaks: [`${read}-since-the-last`],
    plant: onCalls((call, send) => send(isCallTo(read, call) ? { ...call, path: call.path.replace(/since=[^&]*/, '') } : call)),
  },
  {
    name: `${read}: has something more each time`,
    breaks: [`${read}-page-by-page`, `${read}-since-the-last`],
    plant: goesOn(read, (body, asked) => ({ ...body, next: `c${asked}` })),
  },
  {
    name: `${read}: has nothing more, and another cursor, each time`,
    breaks: [`${read}-page-by-page`, `${read}-since-the-last`],
    plant: goesOn(read, (body, asked) => ({ ...body, items: [], next: `c${asked}` })),
  },
  {
    name: `${read}: goes round in a circle`,
    breaks: [`${read}-page-by-page`, `${read}-since-the-last`],
    plant: goesOn(read, (body, asked) => ({ ...body, next: `c${asked % 3}` })),
  },
  {
    name: `${read}: begins with a page that holds nothing`,
    breaks: [`${read}-page-by-page`, `${read}-since-the-last`],
    plant: onCalls(async (call, send) => {
      if (!isCallTo(read, call)) return send(call)
      const reply = await send({ ...call, path: call.path.replace('since=start', '') })
      const isFirst = !call.path.includes('since=') && reply.kind === 'answer' && reply.status === 200
      return isFirst ? withJson(reply, { ...fieldsOf(jsonIn(reply)), items: [], gone: [], next: 'start', more: true }) : reply
    }),
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
