import { catalogue } from '@/catalogues/catalogue'
import { amountText } from '@/domain/money-text'
import type { Stars } from './stars'

const stars = (count: Stars): string => (count === 1 ? '1 star' : `${count} stars`)

export const feedbackTexts = catalogue('features/feedback', {
  productTitle: 'Product feedback',
  productIntro: 'What customers say about your products, by the stars they gave.',
  sellerTitle: 'Seller feedback',
  sellerIntro: 'What customers say about buying from you, by the stars they gave.',
  ratings: 'Ratings',
  stars,
  starsOf: (count: Stars) => `${stars(count)} out of 5`,
  ratingCount: (count: number) => (count === 0 ? 'No ratings' : count === 1 ? '1 rating' : `${amountText(count)} ratings`),
  none: 'No feedback for this rating.',
  detailsTitle: 'Product feedback details',
  backToStars: (count: Stars) => `Product feedback with ${stars(count)}`,
  pictures: 'Pictures from the customer',
  unknownTitle: 'Feedback not found',
  unknownText: 'There is no feedback at this address. It may have been mistyped or removed.',
  backToAll: 'Go to product feedback',
})
