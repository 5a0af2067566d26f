import type { ReadyAccount } from '@/contract/presenter/service'

/** The same for every ready account: it guards nothing. */
export const readyPassword = 'demo1234'

/** One seller at each point of the onboarding, and one who sells. */
export const readyAccounts = [
  {
    id: 'step-3',
    sellerId: 'seller-step-3',
    name: 'Meera Nair',
    email: 'meera.nair@example.com',
    mobile: '9000000103',
    password: readyPassword,
    nextStep: 3,
  },
  {
    id: 'step-4',
    sellerId: 'seller-step-4',
    name: 'Arjun Patel',
    email: 'arjun.patel@example.com',
    mobile: '9000000104',
    password: readyPassword,
    nextStep: 4,
  },
  {
    id: 'step-5',
    sellerId: 'seller-step-5',
    name: 'Lakshmi Iyer',
    email: 'lakshmi.iyer@example.com',
    mobile: '9000000105',
    password: readyPassword,
    nextStep: 5,
  },
  {
    id: 'step-6',
    sellerId: 'seller-step-6',
    name: 'Imran Qureshi',
    email: 'imran.qureshi@example.com',
    mobile: '9000000106',
    password: readyPassword,
    nextStep: 6,
  },
  {
    id: 'step-7',
    sellerId: 'seller-step-7',
    name: 'Gurpreet Kaur',
    email: 'gurpreet.kaur@example.com',
    mobile: '9000000107',
    password: readyPassword,
    nextStep: 7,
  },
  {
    id: 'under-review',
    sellerId: 'seller-under-review',
    name: 'Rohan Das',
    email: 'rohan.das@example.com',
    mobile: '9000000108',
    password: readyPassword,
    nextStep: 'complete',
  },
  {
    id: 'open-shop',
    sellerId: 'seller-open-shop',
    name: 'Bina Lakhani',
    email: 'bina.lakhani@example.com',
    mobile: '9000000112',
    password: readyPassword,
    nextStep: 'complete',
    hasShop: true,
  },
] as const satisfies readonly ReadyAccount[]

export type ReadyAccountId = (typeof readyAccounts)[number]['id']
