// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { typedSince } from './typed-since'

it.each([
  ['nothing', 'When? ', 'When? ', ''],
  ['nothing but the space taken away', 'When? ', 'When?', ''],
  ['the rest', ' When? ', ' When? And why?', 'And why?'],
  ['on a line of its own', 'When?', 'When?\nAnd why?', 'And why?'],
  ['something else instead', 'When?', 'Why, and when?', 'Why, and when?'],
  ['a longer word', 'Yes', 'Yesterday', 'Yesterday'],
  ['a longer word in another script', 'कल', 'कला', 'कला'],
  ['nothing, and taken away', 'When?', '', ''],
])('CASE-02 SUG-01 the text typed after sending is %s', (_, sent, now, since) => {
  expect(typedSince(sent, now)).toBe(since)
})
