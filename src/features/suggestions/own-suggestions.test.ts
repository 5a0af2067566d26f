import { describe, expect, it } from 'vitest'
import { categoriesOf } from './categories'
import { newSuggestion, ownSuggestions, shownSuggestions, suggestionDraftSchema, suggestionFormSchema } from './own-suggestions'
import { sampleSuggestions } from './sample-suggestions'

const kept = (id: string, date: string) => ({ id, value: { text: `text of ${id}`, date } })

describe('SUG-01 a seller’s own suggestions', () => {
  it('begin as in process, are listed newest first, and keep their numbers', () => {
    const first = kept('z', '2026-11-21T08:00:00.000Z')
    const second = kept('a', '2026-11-21T09:00:00.000Z')
    expect(shownSuggestions([first])).toEqual([{ ...first.value, id: 'SG-1024', status: 'inprocess', own: true }])
    expect(shownSuggestions([second, first]).map(({ id, text }) => `${id} ${text}`)).toEqual(['SG-1025 text of a', 'SG-1024 text of z'])
  })

  it('keep their numbers and order after the clock was set back', () => {
    const first = kept('z', '2026-11-21T08:00:00.000Z')
    const second = { id: 'a', value: newSuggestion({ text: 'second' }, Date.parse('2026-11-20T08:00:00Z'), [first]) }
    expect(shownSuggestions([first, second]).map(({ id, text }) => `${id} ${text}`)).toEqual(['SG-1025 second', 'SG-1024 text of z'])
  })

  it('never have the number of a sample', () => {
    const samples = new Set(sampleSuggestions.all.map(({ id }) => id))
    expect(samples.size).toBe(sampleSuggestions.all.length)
    expect(shownSuggestions([kept('a', '2026-11-21')]).filter(({ id }) => samples.has(id))).toEqual([])
  })

  it('require some text, and are trimmed', () => {
    for (const empty of ['', '  \n ', '\u200B']) expect(suggestionFormSchema.safeParse({ text: empty }).success).toBe(false)
    expect(newSuggestion({ text: ' Two\nlines ' }, 0, [])).toEqual({ text: 'Two\nlines', date: '1970-01-01T00:00:00.000Z' })
  })

  it('are rejected if they cannot be parsed, and an invalid draft is read as empty', () => {
    expect(ownSuggestions.item.safeParse({ text: 'a', date: 'some day' }).success).toBe(false)
    expect(suggestionDraftSchema.parse({ text: 7 })).toEqual({ text: '' })
  })
})

describe('SUG-01 the categories', () => {
  it('contain each suggestion once, and find it by its reason and status', () => {
    const categories = categoriesOf(sampleSuggestions.all)
    const { inprocess, completed, rejected } = categories
    expect(inprocess.count + completed.count + rejected.count).toBe(sampleSuggestions.all.length)
    expect(inprocess.index.find('in process')).toHaveLength(inprocess.count)
    expect(rejected.index.find('masked line').map(({ id }) => id)).toEqual(['SG-1012'])
    expect(completed.index.find('masked line')).toEqual([])
  })
  it('find a suggestion made in the first hours of a day in India by that day, in words and numbers', () => {
    const value = newSuggestion({ text: 'Longer lists' }, Date.parse('2026-11-27T02:00:00+05:30'), [])
    const { index } = categoriesOf(shownSuggestions([{ id: 'a', value }])).inprocess
    for (const day of ['27 Nov 2026', '2026-11-27']) expect(index.find(day)).toHaveLength(1)
    expect(index.find('2026-11-26')).toEqual([])
  })
})
