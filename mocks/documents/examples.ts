import type { EndpointName, RequestOf, ResponseOf } from '@/contract/endpoints'
import type { ReadName } from '@/contract/reads/all-reads'
import { otpMessages } from '@/contract/messages'
import { stepWords } from '@/contract/step-words'
import type { DuplicateCheck, DuplicateResult, OrderEvent, WatchSeller } from '@/contract/socket'
import { texts } from '@mocks/engine/texts'
import { registrationBody } from '@mocks/scenarios/newcomers'
import { typicalSteps } from '@/contract/typical-steps'
import { newcomer } from '@mocks/testing/newcomer'
import { moduleExamples } from './module-examples'

const sellerId = '0b9c1f3e-6f0e-4d0a-9f57-4c1d1a7f2b10'

const { firstName, lastName, email, mobile, secondaryMobile, password } = newcomer

const registration = registrationBody(newcomer)
const steps = typicalSteps({ sellerId, name: `${firstName} ${lastName}`, mobile, nickname: `${firstName} Textiles` })

/** Examples by their names. */
export type Named<Value> = Readonly<Record<string, Value>>

export type EndpointExamples = {
  readonly [Name in Exclude<EndpointName, ReadName>]: {
    readonly request: Named<RequestOf<Name>>
    readonly response: Named<ResponseOf<Name>>
  }
}

/** Example requests and answers of each endpoint; those of reads are pages that the service answers. */
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
          firstName,
          lastName,
          email,
          mobile,
          secondarymobile: secondaryMobile,
          twoWayAuth: registration.twoWayAuth,
        },
      },
    },
  },
  register: {
    request: {
      newSeller: registration,
      prefilled: { ...registration, mobile, secondarymobile: secondaryMobile, sellerId },
    },
    response: { registered: { success: true, sellerId, message: texts.registered } },
  },
  resendOtp: {
    request: { email: { sellerId, type: 'email' }, secondary: { sellerId, type: 'secondary' } },
    response: { sent: { success: true, message: otpMessages.resent('email') } },
  },
  verifyOtp: {
    request: { codes: { sellerId, emailOtp: '4821', mobileOtp: '0937', secondarymobileOtp: '5560' } },
    response: { verified: { success: true, message: otpMessages.verified } },
  },
  step3: {
    request: { gst: steps[3] },
    response: { saved: { message: stepWords[3].accepted } },
  },
  step4: { request: { bank: steps[4] }, response: { saved: { message: stepWords[4].accepted } } },
  step5: { request: { addresses: steps[5] }, response: { saved: { message: stepWords[5].accepted } } },
  step6: { request: { shipping: steps[6] }, response: { saved: { message: stepWords[6].accepted } } },
  step7: { request: { signature: steps[7] }, response: { saved: { message: stepWords[7].accepted } } },
  signOut: { request: { ofTheToken: {} }, response: { done: { success: true } } },
  ...moduleExamples,
}

/** Example payloads of each socket event. */
export const eventExamples = {
  checkDuplicate: { email: { email }, mobile: { mobile } } satisfies Named<DuplicateCheck>,
  duplicateResult: {
    free: { field: 'email', available: true },
    freeAsText: { field: 'email', available: 'true' },
    taken: { field: 'mobile', available: false },
  } satisfies Named<DuplicateResult>,
  watchSeller: { ofTheToken: { token: 'a5c2f6f0-8f2c-4f5e-9a59-3a3c1c6b0a11' } } satisfies Named<WatchSeller>,
  orderPlaced: { first: { id: 'OD-1042', rev: 1 } } satisfies Named<OrderEvent>,
  orderCancelled: { changed: { id: 'OD-1042', rev: 2 } } satisfies Named<OrderEvent>,
  orderMoved: { changed: { id: 'OD-1042', rev: 3 } } satisfies Named<OrderEvent>,
} as const
