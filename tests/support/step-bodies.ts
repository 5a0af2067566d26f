import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import { sampleAddress, step3Body, step4Body, step5Body, step6Body, step7Body } from '@mocks/scenarios/sample-steps'

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The mobile number that stands for a seller in step 7, whose body names no seller. */
export const mobileOf = (sellerId: string): string => `9${String(sellerId.charCodeAt(sellerId.length - 1)).padStart(9, '0')}`

/** A body of a step that fits the contract and differs for every mark. */
export function stepBody(step: OnboardingStep, sellerId: string, mark: number): StepRequest {
  switch (step) {
    case 3:
      return step3Body(sellerId, `Store ${mark}`)
    case 4:
      return { ...step4Body(sellerId), accountNumber: String(mark), confirmAccountNumber: String(mark) }
    case 5:
      return { ...step5Body(sellerId), pickupAddress: { ...sampleAddress, doorNo: `Door ${mark}` } }
    case 6: {
      const body = step6Body(sellerId)
      return { ...body, cutoffTimes: { ...body.cutoffTimes, sameDay: clockTime(mark), sameDayPeriod: mark % 1440 < 720 ? 'AM' : 'PM' } }
    }
    case 7:
      return { ...step7Body(mobileOf(sellerId)), signUrl: `data:image/png;base64,${btoa(String(mark).padStart(6, '0'))}` }
  }
}
