import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { assetCaching, pageHeaders } from './headers'

describe('the headers for a web host', () => {
  const forHosts = readFileSync('public/_headers', 'utf8')

  it('S28 POL-04 include every page header, which forbid framing, in the file that hosts read', () => {
    expect(pageHeaders).toMatchObject({ 'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"), 'X-Frame-Options': 'DENY' })
    for (const [name, value] of Object.entries(pageHeaders)) expect(forHosts).toContain(`\n  ${name}: ${value}\n`)
  })

  it('S30 let pages be revalidated each time, and hashed assets be cached', () => {
    expect(forHosts).toMatch(/^\/\*\n(?: {2}.+\n)* {2}Cache-Control: no-cache\n/)
    expect(forHosts).toMatch(/\n\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: .+\n$/)
    expect(forHosts).toContain(`Cache-Control: ${assetCaching}\n`)
  })
})
