import { answerOf, fieldsOf, isCallTo, onAccepted, onCalls, without, type Fault } from './planting'

/** What a backend may get wrong about a page of changes. */
export const offersFaults: readonly Fault[] = [
  {
    name: 'gives a page without its cursor',
    breaks: ['offers-page-by-page', 'offers-since-the-last'],
    plant: onAccepted('offers', (body) => without(body, 'next')),
  },
  {
    name: 'does not know the limit',
    breaks: ['offers-page-by-page'],
    plant: onCalls((call, send) => send(isCallTo('offers', call) ? { ...call, path: call.path.replace(/limit=\d+/, '') } : call)),
  },
  {
    name: 'gives a cursor that leads nowhere',
    breaks: ['offers-page-by-page'],
    plant: onAccepted('offers', (body) => ({ ...body, next: '1', more: true })),
  },
  {
    name: 'gives everything again each time',
    breaks: ['offers-since-the-last'],
    plant: onCalls((call, send) => send(isCallTo('offers', call) ? { ...call, path: call.path.replace(/since=[^&]*/, '') } : call)),
  },
  {
    name: 'gives a list in place of a page',
    breaks: ['offers-page-by-page', 'offers-since-the-last'],
    plant: onCalls(async (call, send) => {
      const reply = await send(call)
      return reply.kind === 'answer' && isCallTo('offers', call) && reply.status === 200
        ? answerOf(200, fieldsOf(reply.body)['items'])
        : reply
    }),
  },
]
