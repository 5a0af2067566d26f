import { endpointNames, endpoints, headerNames } from '@/contract/endpoints'
import { bodyMaximumCharacters } from '@mocks/engine/limits'
import type { Answer } from '../backend-under-test'
import { refusedWith } from '../checks'
import { refusal, row, type ConformanceRow } from '../conformance-row'
import { callOf, type RowContext } from '../row-context'
import { CannotBeTried, must } from '../verdict'

/** A sign-in of an unknown seller, with parts of the request changed. */
const signInWith = (context: RowContext, changes: { text?: string; contentType?: string; path?: string }): Promise<Answer> => {
  const { email, password } = context.newSeller()
  const call = callOf('login', { email, password })
  return context.send({
    ...call,
    path: changes.path ?? call.path,
    headers: { ...call.headers, 'Content-Type': changes.contentType ?? 'application/json' },
    text: changes.text ?? call.text,
  })
}

function portalOriginOf({ backend }: RowContext): string {
  if (backend.portalOrigin === null) throw new CannotBeTried('needs the address of the portal (--portal)')
  return backend.portalOrigin
}

/** The entries of a CORS header, in lower case. */
const listIn = (answer: Answer, header: string): readonly string[] =>
  (answer.headers.get(header) ?? '').split(',').map((entry) => entry.trim().toLowerCase())

function allows(answer: Answer, header: string, value: string): void {
  const list = listIn(answer, header)
  must(list.includes(value.toLowerCase()) || list.includes('*'), `${header} is '${answer.headers.get(header) ?? ''}'`)
}

/** The header must hold a single origin: a browser rejects `https://portal, *`, which results when two layers each add it. */
function allowsOrigin(answer: Answer, origin: string): void {
  const allowed = answer.headers.get('Access-Control-Allow-Origin') ?? ''
  must(allowed === origin || allowed === '*', `Access-Control-Allow-Origin is '${allowed}': it has to be '${origin}' or '*' alone`, answer)
}

const sentHeaders = ['Content-Type', headerNames.authorization, headerNames.idempotencyKey]

export const wireRows: readonly ConformanceRow[] = [
  refusal('wire', {
    id: 'wire-broken-json',
    requirements: ['BACKEND-04'],
    title: 'the body is no JSON',
    status: 400,
    async send(context) {
      return [await signInWith(context, { text: '{"email":' }), await signInWith(context, { text: '' })]
    },
  }),
  refusal('wire', {
    id: 'wire-no-json',
    requirements: ['BACKEND-04'],
    title: 'the Content-Type is not JSON',
    status: 415,
    send: (context) => signInWith(context, { contentType: 'text/plain' }),
  }),
  refusal('wire', {
    id: 'wire-too-large',
    requirements: ['BACKEND-04'],
    title: `the body is longer than ${bodyMaximumCharacters} characters`,
    status: 413,
    send: (context) => signInWith(context, { text: JSON.stringify('x'.repeat(bodyMaximumCharacters)) }),
  }),
  row('wire', {
    id: 'wire-unknown-path',
    source: 'decision',
    requirements: ['BACKEND-04'],
    title: 'a path is asked for that the contract does not know',
    expected: 'refused with 404 and a message',
    async run(context) {
      refusedWith(404, await signInWith(context, { path: '/api/seller/unknown' }))
    },
  }),
  row('wire', {
    id: 'wire-other-method',
    source: 'decision',
    requirements: ['BACKEND-04'],
    title: 'each endpoint is asked with another method',
    expected: 'refused with 404 or 405',
    async run(context) {
      for (const endpoint of Object.values(endpoints)) {
        const method = endpoint.method === 'GET' ? 'DELETE' : 'GET'
        const { status } = await context.send({ method, path: endpoint.path, headers: {}, text: null })
        must(status === 404 || status === 405, `${endpoint.path} answered with status ${status}`)
      }
    },
  }),
  row('wire', {
    id: 'wire-not-cached',
    source: 'decision',
    requirements: ['BACKEND-04'],
    title: 'somebody asks for details and signs in',
    expected: 'Cache-Control: no-store on the answers, which are personal',
    async run(context) {
      const { email, password } = context.newSeller()
      const answers = [
        await context.call('login', { email, password }),
        await context.call('registeredDetails', { sellerId: password }),
      ]
      for (const answer of answers)
        must(
          listIn(answer, 'Cache-Control').includes('no-store'),
          `Cache-Control is '${answer.headers.get('Cache-Control') ?? ''}'`,
        )
    },
  }),
  row('wire', {
    id: 'cors-preflight',
    source: 'decision',
    requirements: ['BACKEND-03', 'BACKEND-06'],
    title: "a browser asks each endpoint that is there whether the portal's address may call it",
    expected: 'a 2xx answer that allows the origin and the headers Content-Type, Authorization and Idempotency-Key',
    async run(context) {
      const origin = portalOriginOf(context)
      for (const name of endpointNames.filter((each) => !context.backend.missing.has(each))) {
        const { path, method } = endpoints[name]
        const headers = {
          Origin: origin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': sentHeaders.join(',').toLowerCase(),
        }
        const answer = await context.send({ method: 'OPTIONS', path, headers, text: null })
        must(answer.status >= 200 && answer.status < 300, `${path} answered with status ${answer.status}`)
        allowsOrigin(answer, origin)
        for (const header of sentHeaders) {
          const list = listIn(answer, 'Access-Control-Allow-Headers')
          const named = list.includes(header.toLowerCase())
          // The wildcard covers every header except Authorization.
          const covered = list.includes('*') && header !== headerNames.authorization
          must(named || covered, `Access-Control-Allow-Headers of ${path} lacks ${header}`)
        }
      }
    },
  }),
  row('wire', {
    id: 'cors-answer',
    source: 'decision',
    requirements: ['BACKEND-03', 'QUEUE-05'],
    title: "a browser signs somebody in from the portal's address, in vain",
    expected: 'the refusal may be read by that address, its Retry-After and its Date too',
    async run(context) {
      const origin = portalOriginOf(context)
      const { email, password } = context.newSeller()
      const call = callOf('login', { email, password })
      const answer = await context.send({ ...call, headers: { ...call.headers, Origin: origin } })
      allowsOrigin(answer, origin)
      for (const name of [headerNames.retryAfter, headerNames.date]) allows(answer, 'Access-Control-Expose-Headers', name)
    },
  }),
]
