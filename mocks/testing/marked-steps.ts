import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import { typicalSteps, type TypicalSeller } from '@/contract/typical-steps'

const timeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** What a seller saves at each step. The bodies fit the contract, and differ for each mark. */
export function markedSteps(seller: TypicalSeller, mark: number): { readonly [Step in OnboardingStep]: StepRequest<Step> } {
  const steps = typicalSteps(seller)
  const sameDayPeriod = mark % 1440 < 720 ? 'AM' : 'PM'
  return {
    3: { ...steps[3], nickname: `${seller.nickname} ${mark}` },
    4: { ...steps[4], accountNumber: String(mark), confirmAccountNumber: String(mark) },
    5: { ...steps[5], pickupAddress: { ...steps[5].pickupAddress, doorNo: `Door ${mark}` } },
    6: { ...steps[6], cutoffTimes: { ...steps[6].cutoffTimes, sameDay: timeOfDay(mark), sameDayPeriod } },
    7: { ...steps[7], signUrl: `data:image/png;base64,${btoa(String(mark).padStart(6, '0'))}` },
  }
}
