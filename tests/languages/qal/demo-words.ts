import { demoWords as english } from 'virtual:english'
import { words as hindi } from '@/languages/hi/demo-words'
import { translated } from '../translated'
import { say } from './say'

export const words = translated(english, hindi, say)
