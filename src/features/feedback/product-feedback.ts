import { catalogue } from '@/catalogues/catalogue'
import type { Stars } from './stars'

/** A picture in `public/media/feedback`, and what it shows. */
export interface FeedbackPicture {
  readonly file: 'bag' | 'bottle' | 'bottle-cracked' | 'lamp' | 'parcel' | 'saree' | 'spices' | 'toy'
  readonly alt: string
}

/** What a customer says about a product. */
export interface ProductFeedback {
  readonly id: string
  /** The product's name. */
  readonly name: string
  readonly stars: Stars
  readonly feedback: string
  readonly images: readonly FeedbackPicture[]
  /** Year, month and day. */
  readonly date: string
}

/** Fixed sample data (SAMPLE-01), the newest first. */
export const productFeedback = catalogue<{ readonly all: readonly ProductFeedback[] }>('features/feedback/product-feedback', {
  all: [
    {
      id: '12',
      name: 'Block-printed cotton saree, indigo',
      stars: 5,
      feedback: 'The print is just as in the pictures and the cloth is soft. I wore it the same evening.',
      images: [{ file: 'saree', alt: 'Three folded indigo sarees with a white block print and a marigold border' }],
      date: '2026-11-18',
    },
    {
      id: '11',
      name: 'Terracotta water bottle, 1 litre',
      stars: 1,
      feedback: 'The box came torn at one side and the neck of the bottle is cracked. It cannot be used.',
      images: [
        { file: 'bottle-cracked', alt: 'Terracotta bottle with a crack from the rim to the shoulder' },
        { file: 'parcel', alt: 'Cardboard box with a hole torn in its left side' },
      ],
      date: '2026-11-16',
    },
    {
      id: '10',
      name: 'Jute shopping bag, lined',
      stars: 4,
      feedback: 'Strong handles and a good size for the market. The lining could be thicker.',
      images: [{ file: 'bag', alt: 'Jute bag with a green band and a white flower' }],
      date: '2026-11-13',
    },
    {
      id: '9',
      name: 'Brass lamps, set of two',
      stars: 5,
      feedback: 'Heavy, well finished, and packed with care. Both arrived before the festival.',
      images: [{ file: 'lamp', alt: 'Two lit brass lamps, a large and a small one' }],
      date: '2026-11-06',
    },
    {
      id: '8',
      name: 'Spice box with seven tins',
      stars: 3,
      feedback: 'The tins are fine. The lid does not close firmly, so it must stay upright.',
      images: [{ file: 'spices', alt: 'Open round spice box with seven tins and a spoon' }],
      date: '2026-11-03',
    },
    {
      id: '7',
      name: 'Wooden stacking toy',
      stars: 5,
      feedback: 'Smooth edges and bright colours. My daughter plays with it every day.',
      images: [{ file: 'toy', alt: 'Five coloured wooden rings on a peg with a red ball on top' }],
      date: '2026-10-29',
    },
    {
      id: '6',
      name: 'Block-printed cotton saree, indigo',
      stars: 4,
      feedback: 'Lovely cloth. The blue is a little lighter than on my screen.',
      images: [],
      date: '2026-10-24',
    },
    {
      id: '5',
      name: 'Terracotta water bottle, 1 litre',
      stars: 5,
      feedback: 'Keeps water cool through the afternoon, and it does not leak.',
      images: [{ file: 'bottle', alt: 'Terracotta bottle with a white wave painted around it' }],
      date: '2026-10-20',
    },
    {
      id: '4',
      name: 'Spice box with seven tins',
      stars: 5,
      feedback: 'Looks good on the table and is easy to clean.',
      images: [],
      date: '2026-10-15',
    },
    {
      id: '3',
      name: 'Wooden stacking toy',
      stars: 3,
      feedback: 'Nice toy, but it smelled of paint for some days.',
      images: [],
      date: '2026-10-11',
    },
    {
      id: '2',
      name: 'Brass lamps, set of two',
      stars: 4,
      feedback: 'Beautiful lamps. One came with a small scratch under the foot.',
      images: [],
      date: '2026-10-08',
    },
    {
      id: '1',
      name: 'Jute shopping bag, lined',
      stars: 1,
      feedback: 'I ordered two bags and only one was in the parcel.',
      images: [],
      date: '2026-10-02',
    },
  ],
})
