import type { Page, WebSocketRoute } from '@playwright/test'
import { realBackendAddress } from '../../support/addresses.mjs'

/** A question of the duplicate check, and how to answer it. */
export interface Question {
  readonly value: string
  answer(available: unknown): void
}

/** A backend's socket that the test controls; it speaks as much of Socket.IO's protocol as the duplicate check needs. */
export async function answerDuplicateChecks(page: Page, onQuestion: (question: Question) => void): Promise<void> {
  await page.routeWebSocket(`${realBackendAddress.replace('http', 'ws')}/socket.io/**`, (socket) => {
    socket.send(`0${JSON.stringify({ sid: 'engine', upgrades: [], pingInterval: 25000, pingTimeout: 20000, maxPayload: 1e6 })}`)
    socket.onMessage((frame) => take(socket, String(frame), onQuestion))
  })
}

function take(socket: WebSocketRoute, frame: string, onQuestion: (question: Question) => void): void {
  if (frame === '40') socket.send('40{"sid":"socket"}')
  const asked = /^42\["checkSellerDuplicate",\{"(email|mobile)":"([^"]+)"\}\]$/.exec(frame)
  if (asked === null) return
  const [, field = '', value = ''] = asked
  onQuestion({
    value,
    answer: (available) => socket.send(`42${JSON.stringify(['duplicateResult', { field, available }])}`),
  })
}

/** Answers one endpoint of the real backend with hand-written JSON. @returns the bodies it was sent */
export async function answerCalls(page: Page, path: string, status: number, json: unknown): Promise<unknown[]> {
  const bodies: unknown[] = []
  await page.route(realBackendAddress + path, async (route) => {
    bodies.push(route.request().postDataJSON())
    await route.fulfill({ status, json, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  return bodies
}
