import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exitCodes, runConformance } from './conformance-command'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function run(...parameters: readonly string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = []
  const code = await runConformance(parameters, (line) => lines.push(line))
  return { code, said: lines.join('\n') }
}

it('BACKEND-04 tries the rows that are asked for, says so in lines, and writes a page and a file for programs', async () => {
  const { code, said } = await run('--only', 'register-equal', '--out', folder)
  expect(code).toBe(exitCodes.good)
  expect(said).toContain('1 rows against the engine')
  expect(said).toMatch(/^pass +our decision +register-equal-numbers +POST \/api\/seller\/register +both phone numbers are the same$/m)
  expect(said).toMatch(/^our decision +1 pass, 0 fail, 0 could not be tried$/m)
  expect(await readFile(join(folder, 'conformance.md'), 'utf8')).toContain('| register-equal-numbers |')
  expect(JSON.parse(await readFile(join(folder, 'conformance.json'), 'utf8'))).toMatchObject({
    decision: { pass: 1, fail: 0, untried: 0 },
    rows: [{ id: 'register-equal-numbers', verdict: { kind: 'pass' } }],
  })
})

it('BACKEND-04 fails where nobody answers, and says what was tried', async () => {
  const { code, said } = await run('--url', 'http://127.0.0.1:9', '--only', 'register-new')
  expect(code).toBe(exitCodes.failed)
  expect(said).toMatch(/^FAIL +specification +register-new /m)
  expect(said).toContain('expected  success: true and a seller id (REG-12, REG-13)')
  expect(said).toContain('FAIL: nothing answered')
  expect(said).toContain('failed: register-new')
})

it('BACKEND-04 lets a decision fail unless told to be strict', async () => {
  const nobody = ['--url', 'http://127.0.0.1:9', '--only', 'wire-broken']
  expect((await run(...nobody)).code).toBe(exitCodes.good)
  expect((await run(...nobody, '--strict')).code).toBe(exitCodes.failed)
})

it('BACKEND-04 says which rows could not be tried, and why', async () => {
  const { code, said } = await run('--only', 'cors-answer')
  expect(code).toBe(exitCodes.good)
  expect(said).toMatch(/^could not be tried +our decision +cors-answer /m)
  expect(said).toContain('could not be tried: needs the address of the portal')
})

it('BACKEND-04 does not call good what it could not try', async () => {
  const { code, said } = await run('--url', 'http://127.0.0.1:9', '--only', 'verify-right')
  expect(code).toBe(exitCodes['not-proved'])
  expect(said).toContain('Not proved: 1 demanded rows could not be tried.')
})

it('BACKEND-04 explains itself, and refuses options that it does not know', async () => {
  expect(await run('--help')).toMatchObject({ code: exitCodes.good })
  expect((await run('--help')).said).toContain('--url ADDRESS')
  expect((await run('--bogus')).code).toBe(exitCodes.wrongOptions)
  expect((await run('--only', 'nothing-like-it')).code).toBe(exitCodes.wrongOptions)
})
