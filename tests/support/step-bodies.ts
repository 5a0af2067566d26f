import type { StepRequest } from '@/contract/endpoints'
import type { Address } from '@/contract/onboarding'
import type { OnboardingStep } from '@/contract/steps'

const address = (doorNo: string): Address => ({
  doorNo,
  apartment: '',
  address: '4th Main',
  landmark: '',
  pincode: '560001',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
})

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The mobile number that stands for a seller in step 7, whose body names no seller. */
export const mobileOf = (sellerId: string): string => `9${String(sellerId.charCodeAt(sellerId.length - 1)).padStart(9, '0')}`

/** A body of a step that fits the contract and differs for every mark. */
export function stepBody(step: OnboardingStep, sellerId: string, mark: number): StepRequest {
  switch (step) {
    case 3:
      return { sellerId, nickname: `Store ${mark}`, gstType: 'No GST' }
    case 4:
      return {
        sellerId,
        accountHolderName: 'Asha Kumari',
        accountNumber: String(mark),
        confirmAccountNumber: String(mark),
        accountType: 'savings',
        ifscCode: 'HDFC0001234',
      }
    case 5:
      return { sellerId, pickupAddress: address(`Door ${mark}`), returnAddress: address('') }
    case 6:
      return {
        sellerId,
        shippingType: 'Both',
        deliveryTypes: ['Same Day'],
        cutoffTimes: {
          standardExpress: '08:00',
          standardExpressPeriod: 'AM',
          oneTwoDay: '12:00',
          oneTwoDayPeriod: 'PM',
          sameDay: clockTime(mark),
          sameDayPeriod: mark % 1440 < 720 ? 'AM' : 'PM',
        },
      }
    case 7:
      return {
        mobile: mobileOf(sellerId),
        signUrl: `data:image/png;base64,${btoa(String(mark).padStart(6, '0'))}`,
        authReturn: true,
        authReplace: true,
      }
  }
}
