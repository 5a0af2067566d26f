import { endpointNames, endpoints, isGet } from '@/contract/endpoints'
import { http, type HttpHandler } from 'msw'
import { handle } from '@mocks/engine/handle'
import type { Service } from '@mocks/engine/service'
import type { WireResponse } from '@mocks/engine/wire'

export const toResponse = ({ status, headers, body }: WireResponse): Response =>
  new Response(JSON.stringify(body), { status, headers })

/** An MSW handler for every endpoint of the contract. */
export const createHandlers = (origin: string, service: Service): readonly HttpHandler[] =>
  endpointNames.map((name) =>
    http[isGet(name) ? 'get' : 'post'](origin + endpoints[name].path, async ({ request }) => {
      const parameters = Object.fromEntries(new URL(request.url).searchParams)
      return toResponse(await handle(name, { headers: request.headers, parameters, text: await request.text() }, service))
    }),
  )
