import type { EndpointName, failureResponseSchema, RequestOf, ResponseOf } from '@/contract/endpoints'
import { otpResentMessage, otpVerifiedMessage, stepSuccessMessages } from '@/contract/messages'
import type { z } from '@/contract/schema'
import type { DuplicateCheck, DuplicateResult } from '@/contract/socket'
import { registrationOf, type Person } from '@mocks/conformance/people'
import { step3Body, step4Body, step5Body, step6Body, step7Body } from '@mocks/testing/steps'

const sellerId = '0b9c1f3e-6f0e-4d0a-9f57-4c1d1a7f2b10'

const person: Person = {
  firstName: 'Tara',
  lastName: 'Sen',
  email: 'tara.sen@example.com',
  mobile: '9000000301',
  secondaryMobile: '9000000302',
  password: 'made-up-password',
  nickname: 'Tara Textiles',
}

const { email, mobile, password } = person

const registration = registrationOf(person)

type Named<Value> = Readonly<Record<string, Value>>

type EndpointExamples = {
  readonly [Name in EndpointName]: {
    readonly request: Named<RequestOf<Name>>
    readonly response: Named<ResponseOf<Name>>
  }
}

/** What goes over each endpoint, as an example. */
export const endpointExamples: EndpointExamples = {
  login: {
    request: { byEmail: { email, password }, byMobile: { mobile, password } },
    response: {
      midOnboarding: { token: 'made-up-token', sellerId, currentStep: 4 },
      nothingToResume: { token: 'made-up-token', sellerId, currentStep: 8 },
    },
  },
  registeredDetails: {
    request: { seller: { sellerId } },
    response: {
      seller: {
        success: true,
        sellerData: {
          firstName: person.firstName,
          lastName: person.lastName,
          email,
          mobile,
          secondarymobile: person.secondaryMobile,
          twoWayAuth: registration.twoWayAuth,
        },
      },
    },
  },
  register: {
    request: {
      newSeller: registration,
      prefilled: { ...registration, mobile, secondarymobile: person.secondaryMobile, sellerId },
    },
    response: { registered: { success: true, sellerId } },
  },
  resendOtp: {
    request: { email: { sellerId, type: 'email' }, secondary: { sellerId, type: 'secondary' } },
    response: { sent: { success: true, message: otpResentMessage('email') } },
  },
  verifyOtp: {
    request: { codes: { sellerId, emailOtp: '4821', mobileOtp: '0937', secondarymobileOtp: '5560' } },
    response: { verified: { success: true, message: otpVerifiedMessage } },
  },
  step3: {
    request: { gst: step3Body(sellerId, person.nickname) },
    response: { saved: { message: stepSuccessMessages.step3 } },
  },
  step4: { request: { bank: step4Body(sellerId) }, response: { saved: { message: stepSuccessMessages.step4 } } },
  step5: { request: { addresses: step5Body(sellerId) }, response: { saved: { message: stepSuccessMessages.step5 } } },
  step6: { request: { shipping: step6Body(sellerId) }, response: { saved: { message: stepSuccessMessages.step6 } } },
  step7: { request: { signature: step7Body(mobile) }, response: { saved: { message: stepSuccessMessages.step7 } } },
}

/** Any endpoint's refusal. */
export const refusalExample = {
  success: false,
  message: 'Words that the seller reads.',
} as const satisfies z.infer<typeof failureResponseSchema>

/** What goes over the socket, as an example. */
export const eventExamples = {
  checkDuplicate: { email: { email }, mobile: { mobile } } satisfies Named<DuplicateCheck>,
  duplicateResult: {
    free: { field: 'email', available: true },
    freeAsText: { field: 'email', available: 'true' },
    taken: { field: 'mobile', available: false },
  } satisfies Named<DuplicateResult>,
} as const
