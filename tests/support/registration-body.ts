import type { RequestOf } from '@/contract/endpoints'

/** A registration's request body, with `change` applied to it. */
export const registrationBody = (change: Partial<RequestOf<'register'>> = {}): RequestOf<'register'> => ({
  ...{ firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com', primaryPhone: '9876543210', secondaryPhone: '9123456789' },
  ...{ password: 'secret-7', confirmPassword: 'secret-7', whatsappNotify: false, twoWayAuth: false },
  ...change,
})
