import { englishPage } from '../english-page'
import { worded } from '../translated'
import { say } from './say'

export const page = englishPage((text) => worded(text, say))
