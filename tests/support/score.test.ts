import { describe, expect, it } from 'vitest'
import { isMutated } from '../mutants/pieces.mjs'
import { countOf, faultsOf, lacksReason, sumOf, type Mutant } from '../mutants/score.mjs'

const mutants = (status: string, count: number): Mutant[] =>
  Array.from({ length: count }, () => ({ status, mutatorName: 'BooleanLiteral', replacement: 'true', location: { start: { line: 1, column: 1 } } }))

describe('the mutation score', () => {
  it('counts disabled mutants as not detected', () => {
    const count = countOf([...mutants('Killed', 90), ...mutants('Timeout', 2), ...mutants('Survived', 3), ...mutants('NoCoverage', 1), ...mutants('Ignored', 4)])
    expect(count).toEqual({ detected: 92, survived: 4, disabled: 4, failed: 0 })
    expect(faultsOf(count)).toEqual([])
    expect(faultsOf(sumOf([count, countOf(mutants('Survived', 1))]))).toEqual(['The score is 91.1 %, less than 92 %.'])
  })

  it('has a limit for disabled mutants, whatever the score is', () => {
    expect(faultsOf(countOf([...mutants('Killed', 95), ...mutants('Ignored', 5)]))).toEqual(['5.0 % are switched off, more than 4 %.'])
  })

  it('requires a reason for each disabled mutant', () => {
    const [mutant] = mutants('Ignored', 1)
    if (mutant === undefined) throw new Error('There is one')
    expect(lacksReason({ ...mutant, statusReason: 'Ignored using a comment' })).toBe(true)
    expect(lacksReason({ ...mutant, statusReason: 'null is no text either' })).toBe(false)
  })

  it('excludes files of texts and tests', () => {
    expect(['src/domain/gst.ts', 'src/session/client-context.tsx', 'src/domain/date-texts.ts'].map(isMutated)).toEqual([true, true, true])
    expect(['texts.ts', 'src/domain/steps/step-texts.ts', 'mocks/engine/texts.ts', 'src/domain/gst.test.ts'].map(isMutated)).toEqual([false, false, false, false])
  })
})
