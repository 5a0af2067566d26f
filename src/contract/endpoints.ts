import {
  confirmationResponseSchema,
  loginRequestSchema,
  loginResponseSchema,
  registeredDetailsRequestSchema,
  registeredDetailsResponseSchema,
  registerRequestSchema,
  registerResponseSchema,
  resendOtpRequestSchema,
  signOutRequestSchema,
  verifyOtpRequestSchema,
} from './access'
import { confirmationAnswerSchema, loginAnswerSchema, registerAnswerSchema, registeredDetailsAnswerSchema } from './access-answers'
import {
  step3RequestSchema,
  step4RequestSchema,
  step5RequestSchema,
  step6RequestSchema,
  step7RequestSchema,
  stepResponseSchema,
} from './onboarding'
import { modulesEndpoint } from './modules/modules'
import { documentEndpoints, orderEndpoints } from './modules/order-commands'
import { recordEndpoint } from './modules/record'
import { reads, type ReadName } from './reads/all-reads'
import { z } from './schema'
import type { OnboardingStep } from './steps'

/**
 * Who may call an endpoint: anyone, only a signed-in seller, or either
 * (then the token goes along when there is one).
 */
export type EndpointAccess = 'public' | 'seller' | 'either'

interface EndpointDescription {
  /** A `GET` has parameters in its address, and neither a body nor an idempotency key. */
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  readonly access: EndpointAccess
  /**
   * How a 2xx that does not say no is recognised as a success (transport/interpret.ts). `specified`: the body fits `answer`; `open`:
   * its shape is not specified, so an object with a yes or a message will do, and over https more; `confirmed`: any object will do.
   */
  readonly success: 'specified' | 'open' | 'confirmed'
  /** The body of a `POST`, the parameters of a `GET`. */
  readonly request: z.ZodMiniType
  /** What a backend ought to answer on success; the documents and the conformance suite hold it to that. */
  readonly response: z.ZodMiniType
  /** How the portal reads that answer: wider than `response`, since real backends vary. */
  readonly answer: z.ZodMiniType
}

const step = <const Path extends `/api/${string}`, Request extends z.ZodMiniType>(path: Path, request: Request) =>
  ({ method: 'POST', path, access: 'seller', success: 'open', request, response: stepResponseSchema, answer: stepResponseSchema }) as const

/** The calls of section 7 of the specification. */
const specified = {
  login: {
    method: 'POST',
    path: '/api/seller/login',
    access: 'public',
    success: 'specified',
    request: loginRequestSchema,
    response: loginResponseSchema,
    answer: loginAnswerSchema,
  },
  registeredDetails: {
    method: 'POST',
    path: '/api/seller/registered-details',
    access: 'either',
    success: 'specified',
    request: registeredDetailsRequestSchema,
    response: registeredDetailsResponseSchema,
    answer: registeredDetailsAnswerSchema,
  },
  register: {
    method: 'POST',
    path: '/api/seller/register',
    access: 'public',
    success: 'specified',
    request: registerRequestSchema,
    response: registerResponseSchema,
    answer: registerAnswerSchema,
  },
  resendOtp: {
    method: 'POST',
    path: '/api/seller/resend-otp',
    access: 'public',
    success: 'confirmed',
    request: resendOtpRequestSchema,
    response: confirmationResponseSchema,
    answer: confirmationAnswerSchema,
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/seller/verify-otp',
    access: 'public',
    success: 'confirmed',
    request: verifyOtpRequestSchema,
    response: confirmationResponseSchema,
    answer: confirmationAnswerSchema,
  },
  step3: step('/api/seller/step3', step3RequestSchema),
  step4: step('/api/seller/step4', step4RequestSchema),
  step5: step('/api/seller/step5', step5RequestSchema),
  step6: step('/api/seller/step6', step6RequestSchema),
  step7: step('/api/seller/register-step7', step7RequestSchema),
} as const satisfies Record<string, EndpointDescription>

/** Endpoints that the specification does not have: a backend may lack them, and the portal still works. */
const added = {
  signOut: {
    method: 'POST',
    path: '/api/seller/sign-out',
    access: 'either',
    success: 'confirmed',
    request: signOutRequestSchema,
    response: confirmationResponseSchema,
    answer: confirmationAnswerSchema,
  },
  ...reads,
  modules: modulesEndpoint,
  record: recordEndpoint,
  ...orderEndpoints,
  ...documentEndpoints,
} as const satisfies Record<string, EndpointDescription>

/** Every call: the one table for client, services and tests. */
export const endpoints = { ...specified, ...added } as const

export type EndpointName = keyof typeof endpoints
/** The endpoints that change nothing; their calls have parameters instead of a body. */
export type GetName = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { readonly method: 'GET' } ? Name : never
}[EndpointName]
export const isGet = (name: EndpointName): name is GetName => endpoints[name].method === 'GET'
/** Whether an endpoint answers a page of what has changed. */
export const isRead = (name: EndpointName): name is ReadName => Object.hasOwn(reads, name)
export type OptionalEndpointName = keyof typeof added
export const isOptional = (name: EndpointName): name is OptionalEndpointName => Object.hasOwn(added, name)
/** The endpoints that change one order and answer it. */
export type OrderCommandName = keyof typeof orderEndpoints
export const isOrderCommand = (name: EndpointName): name is OrderCommandName => Object.hasOwn(orderEndpoints, name)

/** Whether a text from outside names an endpoint. */
export const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name)
export const endpointNames = Object.keys(endpoints).filter(isEndpointName)

export type RequestOf<Name extends EndpointName> = z.infer<(typeof endpoints)[Name]['request']>
export type ResponseOf<Name extends EndpointName> = z.infer<(typeof endpoints)[Name]['response']>
/** An endpoint's answer as `answer` parses it. */
export type AnswerOf<Name extends EndpointName> = z.infer<(typeof endpoints)[Name]['answer']>

// The same table, written so that the compiler ties a generic name to its own types.
const schemas: {
  readonly [Name in EndpointName]: {
    readonly request: z.ZodMiniType<RequestOf<Name>>
    readonly response: z.ZodMiniType<ResponseOf<Name>>
    readonly answer: z.ZodMiniType<AnswerOf<Name>>
  }
} = endpoints

/** The schema of what a call carries: its body, or its parameters. */
export const requestSchemaOf = <Name extends EndpointName>(name: Name): z.ZodMiniType<RequestOf<Name>> =>
  schemas[name].request

/** The schema of what a backend ought to answer on success. */
export const responseSchemaOf = <Name extends EndpointName>(name: Name): z.ZodMiniType<ResponseOf<Name>> =>
  schemas[name].response

/** The schema by which the portal reads that answer. */
export const answerSchemaOf = <Name extends EndpointName>(name: Name): z.ZodMiniType<AnswerOf<Name>> => schemas[name].answer

/** The endpoint that takes each onboarding step. */
export const stepEndpoints = {
  3: 'step3',
  4: 'step4',
  5: 'step5',
  6: 'step6',
  7: 'step7',
} as const satisfies Record<OnboardingStep, EndpointName>

export type StepEndpointName = (typeof stepEndpoints)[OnboardingStep]

/** The request body of one onboarding step. */
export type StepRequest<Step extends OnboardingStep = OnboardingStep> = {
  [S in Step]: RequestOf<(typeof stepEndpoints)[S]>
}[Step]

/** Whether a command's body is that of a step; other commands share no fields with it. */
export const isStepRequest = (of: OnboardingStep, body: unknown): body is StepRequest =>
  requestSchemaOf(stepEndpoints[of]).safeParse(body).success

/** Any answer that is not a success: a sentence for the seller, or nothing. */
export const failureResponseSchema = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
})

/** Names of the HTTP headers that calls and answers carry (BACKEND-06). */
export const headerNames = {
  acceptLanguage: 'Accept-Language',
  authorization: 'Authorization',
  idempotencyKey: 'Idempotency-Key',
  retryAfter: 'Retry-After',
  date: 'Date',
} as const
