import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { assetCaching, pageHeaders } from './headers'

describe('the headers for a web host', () => {
  const forHosts = readFileSync('public/_headers', 'utf8')

  it('S28 POL-04 forbid every page to show ours inside of it, in the file that hosts read too', () => {
    for (const [name, value] of Object.entries(pageHeaders)) expect(forHosts).toContain(`\n  ${name}: ${value}\n`)
  })

  it('S30 let a new worker be found at once, and files whose names change with their content be kept', () => {
    expect(forHosts).toMatch(/^\/\*\n(?: {2}.+\n)* {2}Cache-Control: no-cache\n/)
    expect(forHosts).toMatch(/\n\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: .+\n$/)
    expect(forHosts).toContain(`Cache-Control: ${assetCaching}\n`)
  })
})
