import type { NextStep } from '@/contract/steps'
import { divya, registeredSellerId } from './newcomers'
import { readyAccounts, type ReadyAccountId } from './ready-accounts'
import type { TypicalSeller } from '@/contract/typical-steps'
import type { StoredShop } from '@mocks/engine/records'

/** A seller who is there from the start; the password is that of the ready accounts. */
export interface SeedSeller extends TypicalSeller {
  readonly email: string
  readonly nextStep: NextStep
  /** What an approved seller's shop is like when she first signs in. */
  readonly shop?: Omit<StoredShop, 'openedAt'>
}

/** A seller holds the nickname only after step 3 is saved. */
const nicknames = {
  'step-3': 'Nair Weaves',
  'step-4': 'Patel Textiles',
  'step-5': 'Iyer Silver',
  'step-6': 'Qureshi Leather',
  'step-7': 'Phulkari House',
  'under-review': 'Das Terracotta',
  'open-shop': 'Lakhani Block Prints',
} as const satisfies Record<ReadyAccountId, string>

/** Sellers of scenarios that would spoil a ready account: afterwards `step-4` would no longer be at step 4. */
export const situationSellers = {
  /** The newcomer of the registration scenarios, after she has registered. */
  registered: {
    sellerId: registeredSellerId,
    name: `${divya.firstName} ${divya.lastName}`,
    email: divya.email,
    mobile: divya.mobile,
    nickname: 'Krishnan Handlooms',
    nextStep: 3,
  },
  twoWaiting: {
    sellerId: 'seller-two-waiting',
    name: 'Farida Sheikh',
    email: 'farida.sheikh@example.com',
    mobile: '9000000109',
    nickname: 'Sheikh Chikankari',
    nextStep: 4,
  },
  rejectedNickname: {
    sellerId: 'seller-rejected-nickname',
    name: 'Devika Joshi',
    email: 'devika.joshi@example.com',
    mobile: '9000000110',
    nickname: 'Joshi Brassware',
    nextStep: 3,
  },
  sessionEnded: {
    sellerId: 'seller-session-ended',
    name: 'Sanjay Reddy',
    email: 'sanjay.reddy@example.com',
    mobile: '9000000111',
    nickname: 'Reddy Toys',
    nextStep: 5,
  },
} as const satisfies Readonly<Record<string, SeedSeller>>

const usualShop: Omit<StoredShop, 'openedAt'> = { historyDays: 90, ordersPerDay: 4.5, waiting: { count: 8, minutesLeft: null } }

/** Sellers of scenarios whose shops are open. */
export const shopSellers = {
  /** Much to pack, and little time. */
  morningRush: {
    sellerId: 'seller-morning-rush',
    name: 'Kamala Pillai',
    email: 'kamala.pillai@example.com',
    mobile: '9000000113',
    nickname: 'Pillai Spices',
    nextStep: 'complete',
    shop: { ...usualShop, waiting: { count: 14, minutesLeft: 40 } },
  },
  /** Her customer changes his mind while she is without a network. */
  cancelledInQueue: {
    sellerId: 'seller-cancelled-in-queue',
    name: 'Noor Begum',
    email: 'noor.begum@example.com',
    mobile: '9000000114',
    nickname: 'Begum Zardozi',
    nextStep: 'complete',
    shop: { ...usualShop, waiting: { count: 6, minutesLeft: 180 } },
  },
  /** Her marketplace offers only one module. */
  ordersOnly: {
    sellerId: 'seller-orders-only',
    name: 'Tenzin Dorje',
    email: 'tenzin.dorje@example.com',
    mobile: '9000000115',
    nickname: 'Dorje Shawls',
    nextStep: 'complete',
    shop: { ...usualShop, modules: ['orders'] },
  },
  /** Ten thousand orders. */
  bigShop: {
    sellerId: 'seller-big-shop',
    name: 'Harish Agarwal',
    email: 'harish.agarwal@example.com',
    mobile: '9000000116',
    nickname: 'Agarwal Wholesale',
    nextStep: 'complete',
    shop: { ...usualShop, ordersPerDay: 112 },
  },
} as const satisfies Readonly<Record<string, SeedSeller>>

/** Sellers who were there before: their nickname, email and mobile are taken. */
const establishedSellers = [
  { name: 'Asha Menon', email: 'asha@example.com', mobile: '9000000201', nickname: 'Asha Crafts' },
  { name: 'Kaveri Raman', email: 'kaveri@example.com', mobile: '9000000202', nickname: 'Kaveri Silks' },
  { name: 'Vikram Rathore', email: 'vikram@example.com', mobile: '9000000203', nickname: 'Jaipur Blue Pottery' },
].map((seller, index): SeedSeller => ({ ...seller, sellerId: `seller-other-${index + 1}`, nextStep: 'complete' }))

/** All sellers who are there from the start. */
export const seedSellers: readonly SeedSeller[] = [
  ...readyAccounts.map((account) => ({ ...account, nickname: nicknames[account.id], ...('hasShop' in account ? { shop: usualShop } : {}) })),
  ...Object.values(situationSellers),
  ...Object.values(shopSellers),
  ...establishedSellers,
]

/** Throws for an id that no seeded seller has: a mistake of the caller. */
export function seedSellerOf(sellerId: string): SeedSeller {
  const seller = seedSellers.find((candidate) => candidate.sellerId === sellerId)
  if (seller === undefined) throw new Error(`There is no ready seller ${sellerId}.`)
  return seller
}
