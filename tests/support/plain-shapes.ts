import { fieldsOf, type Fields as Body } from '@/contract/plain-values'

/** Changes a JSON object before the plain backend sends it. */
type Reshape = (body: Body) => Body

interface Refusal {
  readonly type: string
  readonly text: string
}

/** How a plain backend's answers differ from section 7 of the specification; anything not named here follows it. */
export interface PlainShape {
  readonly login?: Reshape
  /** @param message what the seller would be told */
  readonly loginFailure?: (message: string) => { readonly status: number; readonly body: Body }
  /** @param next the next step @returns its value; undefined leaves the member out */
  readonly currentStep?: (next: number) => unknown
  readonly register?: Reshape
  readonly details?: Reshape
  readonly available?: (free: boolean) => unknown
  readonly refusal?: (message: string) => Refusal
  /** The headers that the preflight allows besides the simple ones. */
  readonly allowedHeaders?: string
  /** Whether the 404 for an unknown address carries CORS headers, so that the browser lets the app see it. */
  readonly unknownIsTold?: boolean
}

const without = (body: Body, name: string): Body => Object.fromEntries(Object.entries(body).filter(([member]) => member !== name))
const numberedId: Reshape = (body) => ({ ...body, sellerId: Number(body['sellerId']) })
const details = (change: Reshape): Reshape => (body) => ({ ...body, sellerData: change(fieldsOf(body['sellerData'])) })

const inData: Reshape = (body) => ({ success: true, message: 'All went well', data: body })

const json = (body: unknown, type = 'application/json'): Refusal => ({ type, text: JSON.stringify(body) })

/** A token that names its bearer (a JSON Web Token, RFC 7519). */
const webToken = (claims: Body): string =>
  ['{"alg":"none"}', JSON.stringify(claims), 'unsigned'].map((part) => Buffer.from(part).toString('base64url')).join('.')

const refusedSignIn = (token: unknown) => (message: string) => ({ status: 200, body: { token, message } })

/** The known shapes of backends, one per row. */
export const plainShapes = {
  'as the specification has it': {},
  'sellerId as a number': { register: numberedId, login: numberedId },
  "success: 'true'": { register: (body) => ({ ...body, success: 'true' }), details: (body) => ({ ...body, success: 'true' }) },
  'no success at all': { register: (body) => without(body, 'success'), details: (body) => without(body, 'success') },
  'message: null': { register: (body) => ({ ...body, message: null }), login: (body) => ({ ...body, message: null }) },
  'available: 1 and 0': { available: Number },
  "available: 'true' and 'false'": { available: String },
  "twoWayAuth 'No', no second number, a mobile number as a number": {
    details: details((data) => ({ ...data, twoWayAuth: 'No', secondarymobile: null, mobile: Number(data['mobile']) })),
  },
  'twoWayAuth 0, no last name': { details: details((data) => without({ ...data, twoWayAuth: 0 }, 'lastName')) },
  'currentStep as text': { currentStep: String },
  'no currentStep': { currentStep: () => undefined },
  "currentStep 'complete', whatever is there": { currentStep: () => 'complete' },
  'currentStep is the last step done': { currentStep: (next) => next - 1 },
  'currentStep is always 3': { currentStep: () => 3 },
  "a failed sign-in with token ''": { loginFailure: refusedSignIn('') },
  'a failed sign-in with token null': { loginFailure: refusedSignIn(null) },
  'a sign-in without sellerId: the token names the seller': {
    login: (body) => ({ ...without(body, 'sellerId'), token: webToken({ sellerId: body['sellerId'] }) }),
  },
  'a sign-in without sellerId: data has it': {
    login: (body) => ({ ...without(body, 'sellerId'), data: { sellerId: body['sellerId'] } }),
  },
  'a sign-in without sellerId: seller has it': {
    login: (body) => ({ ...without(body, 'sellerId'), seller: { id: body['sellerId'] } }),
  },
  'all in data': { register: inData, login: inData, details: inData },
  'a token by itself, all else in user': {
    login: ({ token, sellerId, currentStep }) => ({ token, user: { id: sellerId, currentStep } }),
  },
  'a token whose subject is an email address': {
    login: ({ sellerId, currentStep }) => ({ token: webToken({ sub: 'zoya.khan@example.com' }), currentStep, user: { id: sellerId } }),
  },
  'error: words': { refusal: (message) => json({ error: message }) },
  'errors: a list': { refusal: (message) => json({ errors: [{ msg: message }] }) },
  'errors by field (Rails)': { refusal: (message) => json({ status: 422, error: 'Unprocessable Content', errors: { nickname: [message] } }) },
  'errors with their field (Spring)': {
    refusal: (message) => json({ status: 400, error: 'Bad Request', errors: [{ field: 'nickname', defaultMessage: message }] }),
  },
  'nothing but errors by field (Django REST)': { refusal: (message) => json({ non_field_errors: [message] }) },
  'errors with a title (JSON:API)': { refusal: (message) => json({ errors: [{ status: '422', title: message }] }, 'application/vnd.api+json') },
  'detail: words': { refusal: (message) => json({ detail: message }) },
  'problem+json': { refusal: (message) => json({ title: 'Not accepted', detail: message, status: 422 }, 'application/problem+json') },
  'plain text': { refusal: (message) => ({ type: 'text/plain; charset=utf-8', text: message }) },
} as const satisfies Record<string, PlainShape>

export type PlainShapeName = keyof typeof plainShapes

/** A sign-in whose answer does not say who the seller is. */
export const nameless: PlainShape = { login: (body) => without(body, 'sellerId') }

/** A server whose error pages lack CORS headers: a browser reports them as if no answer had come. */
export const unknownIsUntold: PlainShape = { unknownIsTold: false }

/** A CORS configuration without authentication: the preflight allows neither the token nor the idempotency key. */
export const contentTypeOnly: PlainShape = { allowedHeaders: 'Content-Type' }
