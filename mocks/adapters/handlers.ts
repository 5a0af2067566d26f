import { endpoints, isRead, type EndpointName } from '@/contract/endpoints'
import { http, type HttpHandler } from 'msw'
import { handle } from '@mocks/engine/handle'
import type { Service } from '@mocks/engine/service'
import type { WireResponse } from '@mocks/engine/wire'

export const toResponse = ({ status, headers, body }: WireResponse): Response =>
  new Response(JSON.stringify(body), { status, headers })

/** One MSW handler per endpoint of the contract. */
export function createHandlers(origin: string, service: Service): Readonly<Record<EndpointName, HttpHandler>> {
  const on = (name: EndpointName): HttpHandler =>
    http[isRead(name) ? 'get' : 'post'](origin + endpoints[name].path, async ({ request }) => {
      const parameters = Object.fromEntries(new URL(request.url).searchParams)
      return toResponse(await handle(name, { headers: request.headers, parameters, text: await request.text() }, service))
    })
  return {
    login: on('login'),
    registeredDetails: on('registeredDetails'),
    register: on('register'),
    resendOtp: on('resendOtp'),
    verifyOtp: on('verifyOtp'),
    step3: on('step3'),
    step4: on('step4'),
    step5: on('step5'),
    step6: on('step6'),
    step7: on('step7'),
    offers: on('offers'),
  } satisfies Record<EndpointName, HttpHandler>
}
