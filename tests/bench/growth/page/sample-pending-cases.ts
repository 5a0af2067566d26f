import { sampleCase, seller, support } from '@/features/case-log/sample-case'
import type { pendingSamples as product } from '@/features/case-log/sample-pending-cases'
import { rows } from './rows'

const words = [
  'The settlement of last week is short. Which orders were left out?',
  'Thank you for writing. Please tell us the settlement number.',
  'It is 4471-09. I have added up the payment file twice, and two rows are missing in it: those of the returns that came back unopened.',
]

const whenOf = (number: number): string => new Date(Date.UTC(2025, 0, 1) + number * 47 * 60_000).toISOString().slice(0, 16)

/** Replaces the product's own samples: one case with as many messages as the bench wants. */
export const pendingSamples: typeof product = {
  all: [
    sampleCase({
      id: 'CL-BENCH',
      type: 'Payment',
      subject: 'A case that goes on and on',
      status: 'pending',
      opened: whenOf(0),
      lines: Array.from({ length: rows }, (_, number) =>
        (number % 3 === 1 ? support : seller)(whenOf(number), `${number + 1}. ${words[number % words.length]}`),
      ),
    }),
  ],
}
