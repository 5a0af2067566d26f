import { words as english } from 'virtual:english'
import { words as hindi } from '@/languages/hi/words'
import { translated } from '../translated'
import { say } from './say'

export const words = translated(english, hindi, say)
