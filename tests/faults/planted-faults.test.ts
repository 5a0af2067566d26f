import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plantedFaults } from './planted-faults.mjs'

it.each(plantedFaults)('QUEUE-02 the planted fault "$name" fits its file', ({ file, changes }) => {
  const text = readFileSync(file, 'utf8')
  for (const [from] of changes) expect(text.split(from), from).toHaveLength(2)
})
