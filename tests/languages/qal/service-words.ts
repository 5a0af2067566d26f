import { words as hindi } from '@/languages/hi/service-words'
import { english } from '../english-service'
import { translated } from '../translated'
import { say } from './say'

export const words = translated(english, hindi, say)
