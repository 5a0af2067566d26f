import type { Page } from '@playwright/test'
import type { OnboardingStep } from '@/contract/steps'
import { z } from '@/contract/schema'
import { mobileOf } from '../support/step-bodies'

/*
 * One field of each step contains the mark, the number of the press that saved it. No backend could read a mark in a
 * drawn signature, so schedules on the screens end before it; a long queue writes the mark in place of the picture.
 */

export const markedSteps = [3, 4, 5, 6] as const satisfies readonly OnboardingStep[]
export type MarkedStep = (typeof markedSteps)[number]
export const isMarked = (step: number): step is MarkedStep => markedSteps.some((marked) => marked === step)

const clockTime = (mark: number): string => `${String(Math.floor(mark / 60)).padStart(2, '0')}:${String(mark % 60).padStart(2, '0')}`

/** Types a mark into the step on screen. */
export async function typeMark(page: Page, step: MarkedStep, mark: number): Promise<void> {
  switch (step) {
    case 3:
      return page.getByLabel('Nickname (store name)').fill(`Store ${mark}`)
    case 4:
      for (const label of ['Account number', 'Confirm account number']) {
        const field = page.getByLabel(label, { exact: true })
        // A stored value is masked when the step is opened again.
        if (!(await field.isEditable())) await field.locator('..').getByRole('button', { name: 'Show' }).click()
        await field.fill(String(mark))
      }
      return
    case 5:
      return page.getByRole('group', { name: 'Pickup address', exact: true }).getByLabel('Door number').fill(`Door ${mark}`)
    case 6:
      await page.getByRole('checkbox', { name: 'Same Day' }).check()
      return page.getByLabel('Same Day cutoff').fill(clockTime(mark))
  }
}

const bodySchemas = {
  3: z.object({ sellerId: z.string(), nickname: z.string() }),
  4: z.object({ sellerId: z.string(), accountNumber: z.string() }),
  5: z.object({ sellerId: z.string(), pickupAddress: z.object({ doorNo: z.string() }) }),
  6: z.object({ sellerId: z.string(), cutoffTimes: z.object({ sameDay: z.string() }) }),
} as const

function markedText(step: MarkedStep, body: unknown): string {
  switch (step) {
    case 3:
      return bodySchemas[3].parse(body).nickname
    case 4:
      return bodySchemas[4].parse(body).accountNumber
    case 5:
      return bodySchemas[5].parse(body).pickupAddress.doorNo
    case 6:
      return bodySchemas[6].parse(body).cutoffTimes.sameDay
  }
}

/** The mark in a body, and the seller that the body names. */
export function readMark(step: MarkedStep, body: unknown): { readonly seller: string; readonly mark: number } {
  const text = markedText(step, body)
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  const mark = hours === undefined ? Number(/\d+/.exec(text)?.[0] ?? 0) : Number(hours) * 60 + Number(minutes)
  return { seller: bodySchemas[step].parse(body).sellerId, mark }
}

const signatureSchema = z.object({ mobile: z.string(), signUrl: z.string() })

/** The mark in place of a signature, whose body names the seller only by her mobile number. */
export function readSignatureMark(body: unknown, sellers: readonly string[]): { readonly seller: string; readonly mark: number } {
  const { mobile, signUrl } = signatureSchema.parse(body)
  return { seller: sellers.find((seller) => mobileOf(seller) === mobile) ?? '', mark: Number(atob(signUrl.replace(/^.*,/, ''))) }
}
