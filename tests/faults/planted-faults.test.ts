import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plantedFaults } from './planted-faults.mjs'

it.each(plantedFaults)('QUEUE-02 the text that the planted fault "$name" replaces is in its file exactly once', ({ file, changes }) => {
  const text = readFileSync(file, 'utf8')
  for (const [from] of changes) expect(text.split(from), from).toHaveLength(2)
})
