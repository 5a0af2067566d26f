import { pageWords as ours } from '../../src/languages/page-words'
import { page as longer } from './qal/page'
import { page as fromTheRight } from './qar/page'

export const pageWords = { ...ours, qal: longer, qar: fromTheRight }
