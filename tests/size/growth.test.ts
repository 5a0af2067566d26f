import { describe, expect, it } from 'vitest'
import { grown, importsTo, partOf, partsOf } from './growth.mjs'

const modules = {
  'src/main.tsx': { file: 'main.js', length: 100, importers: ['index.html'] },
  'src/app/start.ts': { file: 'main.js', length: 200, importers: ['src/main.tsx'] },
  'src/features/offers/offers.tsx': { file: 'offers.js', length: 300, importers: ['src/app/start.ts'] },
  'node_modules/@scope/lib/index.js': { file: 'main.js', length: 400, importers: ['src/app/start.ts'] },
  'node_modules/@scope/lib/more.js': { file: 'main.js', length: 50, importers: ['node_modules/@scope/lib/index.js'] },
}

describe('the growth of a build', () => {
  it('counts a package as one part, and each folder of screens as one', () => {
    expect(partsOf(modules, new Set(['main.js', 'offers.js']))).toEqual({
      '@scope/lib': 450,
      'src/app': 200,
      'src/features/offers': 300,
      'src/main.tsx': 100,
    })
    expect(partsOf(modules, new Set(['offers.js']))).toEqual({ 'src/features/offers': 300 })
    expect(partOf('\0rolldown/runtime.js')).toBe('\0rolldown/runtime.js')
  })

  it('lists new and grown parts, the largest growth first, and none that shrank', () => {
    const now = { '@scope/lib': 450, 'src/app': 210, 'src/ui': 10 }
    expect(grown(now, { 'src/app': 200, 'src/ui': 20 })).toEqual([
      { part: '@scope/lib', by: 450, isNew: true },
      { part: 'src/app', by: 10, isNew: false },
    ])
  })

  it('names the imports through which a part is included', () => {
    expect(importsTo(modules, 'src/main.tsx', '@scope/lib')).toEqual([
      'src/main.tsx',
      'src/app/start.ts',
      'node_modules/@scope/lib/index.js',
    ])
    expect(importsTo(modules, 'src/main.tsx', 'gone')).toEqual([])
  })
})
