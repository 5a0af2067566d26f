import { confirmationAnswerSchema, loginAnswerSchema, registerAnswerSchema, registeredDetailsAnswerSchema } from './access-answers'
import type { EndpointName } from './endpoints'
import { offersPageSchema } from './offers'
import { stepResponseSchema } from './onboarding'
import type { z } from './schema'

/**
 * How the answer of each endpoint is read. `endpoints` says what a backend ought to send, and the documents and the
 * conformance suite hold it to that; these understand what plausible backends send besides.
 */
const answerSchemas = {
  login: loginAnswerSchema,
  registeredDetails: registeredDetailsAnswerSchema,
  register: registerAnswerSchema,
  resendOtp: confirmationAnswerSchema,
  verifyOtp: confirmationAnswerSchema,
  step3: stepResponseSchema,
  step4: stepResponseSchema,
  step5: stepResponseSchema,
  step6: stepResponseSchema,
  step7: stepResponseSchema,
  signOut: confirmationAnswerSchema,
  offers: offersPageSchema,
} as const satisfies Record<EndpointName, z.ZodMiniType>

/** What the portal makes of an endpoint's answer. */
export type AnswerOf<Name extends EndpointName> = z.infer<(typeof answerSchemas)[Name]>

// The same table, written so that the compiler ties a generic name to its own type.
const schemas: { readonly [Name in EndpointName]: z.ZodMiniType<AnswerOf<Name>> } = answerSchemas

export const answerSchemaOf = <Name extends EndpointName>(name: Name): z.ZodMiniType<AnswerOf<Name>> => schemas[name]
