import { describe, expect, it } from 'vitest'
import { callEntry } from '../../../../tests/support/presenter-service'
import { bodyText, durationText, endWords, isFailed } from './log-words'

const answered = (status: number, milliseconds = 0) => ({ kind: 'answered', status, body: null, milliseconds }) as const

describe('the words of the log', () => {
  it.each([
    [{ kind: 'running' }, 'Running', 'sending', false],
    [{ kind: 'unanswered', milliseconds: 9 }, 'No answer', 'attention', true],
    [answered(200), '200', 'sent', false],
    [answered(422), '422', 'attention', true],
    [answered(500), '500', 'attention', true],
  ] as const)('DEMO-04 name how a call ended: %o', (end, word, badge, failed) => {
    expect(endWords(end)).toEqual({ word, badge })
    expect(isFailed(callEntry({ end }))).toBe(failed)
  })

  it('DEMO-04 give the duration of a call', () => {
    expect(durationText(answered(200, 12.4))).toBe('12 ms')
    expect(durationText(answered(200, 2149))).toBe('2.1 s')
    expect(durationText({ kind: 'running' })).toBeNull()
    expect(durationText({ kind: 'unanswered', milliseconds: null })).toBeNull()
  })

  it('DEMO-04 format a body for reading, with long pictures shortened', () => {
    expect(bodyText({ nickname: 'Backwater' })).toBe('{\n  "nickname": "Backwater"\n}')
    expect(bodyText({ signature: `data:image/png;base64,${'A'.repeat(5000)}` })).toContain('… (5022 characters)')
    expect(bodyText(undefined)).toBe('Nothing')
  })
})
