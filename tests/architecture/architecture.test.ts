import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readModules } from './modules'
import { violationsOf, zones } from './rules'
import { readSourceTree } from './source-tree'

const root = process.cwd()

describe('the source tree', () => {
  const modules = readModules(readSourceTree(root, ['src', 'mocks', 'tests/conformance', 'tests/support'])).filter(
    ({ path }) => !path.startsWith('tests/support/'),
  )

  it('is read completely, with its imports', () => {
    const onDisk = execFileSync('find', ['src', 'mocks', 'tests/conformance', '-name', '*.ts', '-o', '-name', '*.tsx'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '')
    expect(modules.map(({ path }) => path).toSorted()).toEqual(onDisk.toSorted())
    expect(modules.length).toBeGreaterThan(50)
    const imports = modules.flatMap((module) => module.imports)
    expect(imports.filter(({ target }) => target.kind === 'file').length).toBeGreaterThan(modules.length)
  })

  it('may import what the table in src/README.md says, folder by folder', () => {
    const [, rest = ''] = readFileSync('src/README.md', 'utf8').split('| may import |\n|---|---|---|\n')
    const drawn = [...(rest.split('\n\n')[0] ?? '').matchAll(/^\| ([\w/]+) \| [^|]+ \| ([^|]+) \|$/gm)]
    const rows = drawn.map(([, folder = '', imports = '']) => [folder, imports === '–' ? [] : imports.split(', ').toSorted()])
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(Object.entries(zones).map(([folder, row]) => [folder, row.zones.toSorted()])),
    )
  })

  it('breaks no rule of imports', () => {
    expect(violationsOf(modules).map(({ rule, file, message }) => `${rule}: ${file}: ${message}`)).toEqual([])
  })
})

/** A small tree that keeps every rule; each planted file below breaks one. */
const sound: Readonly<Record<string, string>> = {
  'src/main.tsx': `import { boot } from '@/app/boot'\nimport '@/app/styles.css'\nboot()`,
  'src/app/styles.css': '',
  'src/app/boot.tsx': `import { useBank } from '@/features/bank/bank'
    import { sync } from '@/sync/sync'
    export const boot = () => [useBank, sync, import('@mocks/adapters/in-page')]`,
  'src/features/bank/bank.tsx': `import { useState } from 'react'
    import type { Row } from '@/outbox/row'
    import { texts } from './texts'
    export const useBank = (row: Row) => useState([row, texts])`,
  'src/features/bank/texts.ts': `export const texts = { storage: 'kept' } // not in localStorage`,
  'src/features/bank/bank.test.ts': `import { say } from '../../../tests/support/say'\nsay()`,
  'tests/support/say.ts': `export const say = () => {}`,
  'src/features/gst/gst.ts': `export const gst = 1`,
  'src/features/access/login.ts': `import { call } from '@/transport/call'\nexport const login = call`,
  'src/forms/field.tsx': `import { Input } from '@/ui/input'\nexport const Field = Input`,
  'src/ui/input.tsx': `import * as React from 'react'\nexport const Input = React.Fragment`,
  'src/domain/bank.ts': `import { step } from '@/contract/step'\nexport const bank = step`,
  'src/outbox/row.ts': `import { Dexie } from 'dexie'\nexport type Row = Dexie`,
  'src/sync/sync.ts': `import { call } from '../transport/call'\nexport const sync = call`,
  'src/sw/service-worker.ts': `import { precacheAndRoute } from 'workbox-precaching'
    import { sync } from '@/sync/sync'
    precacheAndRoute([sync])`,
  'src/transport/call.ts': `import { step } from '@/contract/step'\nexport const call = () => step`,
  'src/session/session.ts': `export const token = () => localStorage.getItem('sellerToken')`,
  'src/contract/schema.ts': `import * as z from 'zod/mini'\nexport { z }`,
  'src/contract/step.ts': `import { z } from './schema'\nexport const step = z`,
  'mocks/engine/engine.ts': `import { step } from '@/contract/step'\nexport const engine = step`,
  'mocks/engine/engine.test.ts': `import { it } from 'vitest'\nimport '../scenarios/sellers'\nit('runs', () => {})`,
  'mocks/scenarios/sellers.ts': `import { engine } from '../engine/engine'\nexport const sellers = engine`,
  'mocks/adapters/in-page.ts': `import { http } from 'msw'\nexport * from '../scenarios/sellers'\nexport { http }`,
  'mocks/server/start.ts': `import { createServer } from 'node:http'
    import { Server } from 'socket.io'
    import { ClassicLevel } from 'classic-level'
    import { engine } from '../engine/engine'
    export const start = [createServer, Server, ClassicLevel, engine]`,
}

function rulesBrokenBy(planted: Readonly<Record<string, string>>): string[] {
  const modules = readModules(new Map(Object.entries({ ...sound, ...planted })))
    .filter(({ path }) => !path.startsWith('tests/support/'))
  return [...new Set(violationsOf(modules).map(({ rule }) => rule))].toSorted()
}

describe('the check of the rules of imports', () => {
  it('reports nothing in a small tree that keeps every rule', () => {
    expect(rulesBrokenBy({})).toEqual([])
  })

  it.each([
    ['contract', 'src/contract/x.ts', `import '@/domain/bank'`],
    ['contract', 'src/contract/x.ts', `import 'react'`],
    ['domain', 'src/domain/x.ts', `import '@/session/session'`],
    ['domain', 'src/domain/x.ts', `import { useState } from 'react'`],
    ['domain', 'src/domain/x.ts', `import 'node:fs'`],
    ['session', 'src/session/x.ts', `import 'dexie'`],
    ['session', 'src/session/x.ts', `import '@/outbox/row'`],
    ['transport', 'src/transport/x.ts', `import type { Row } from '@/outbox/row'`],
    ['transport', 'src/transport/x.ts', `import '../outbox/row'`],
    ['transport', 'src/transport/x.ts', `import '../../src/outbox/row'`],
    ['outbox', 'src/outbox/x.ts', `import '@/transport/call'`],
    ['outbox', 'src/outbox/x.ts', `export * from '../transport/call'`],
    ['outbox', 'src/outbox/x.test.ts', `import 'vitest'; import '@/transport/call'`],
    ['sync', 'src/sync/x.ts', `import '@/features/gst/gst'`],
    ['sync', 'src/sync/x.tsx', `import { useState } from 'react'`],
    ['ui', 'src/ui/x.tsx', `import '@/domain/bank'`],
    ['ui', 'src/ui/x.tsx', `import '@/contract/step'`],
    ['forms', 'src/forms/x.tsx', `import '@/outbox/row'`],
    ['forms', 'src/forms/x.tsx', `import '@/transport/call'`],
    ['features', 'src/features/bank/x.ts', `import '@/features/gst/gst'`],
    ['features', 'src/features/bank/x.ts', `export { gst } from '../gst/gst'`],
    ['features', 'src/features/bank/x.ts', `import '@/sync/sync'`],
    ['features', 'src/features/bank/x.ts', `const load = () => import('@/sync/sync')`],
    ['features', 'src/features/bank/x.ts', `import type { sync } from '@/sync/sync'`],
    ['features', 'src/features/bank/x.ts', `type Sync = typeof import('@/sync/sync')`],
    ['features', 'src/features/bank/x.ts', `import '@/app/boot'`],
    ['features', 'src/features/bank/x.ts', `import '@/transport/call'`],
    ['features', 'src/features/access/x.ts', `import '@/sync/sync'`],
    ['features', 'src/features/bank/x.ts', `import 'msw'`],
    ['features', 'src/features/bank/x.ts', `import '../../../tests/support/say'`],
    ['app', 'src/app/x.ts', `import 'msw'`],
    ['app', 'src/app/x.test.ts', `import 'msw'`],
    ['mocks/engine', 'mocks/engine/x.ts', `import '@/domain/bank'`],
    ['mocks/engine', 'mocks/engine/x.ts', `import 'msw'`],
    ['mocks/engine', 'mocks/engine/x.ts', `import 'node:crypto'`],
    ['mocks/engine', 'mocks/engine/x.ts', `import 'fs'`],
    ['mocks/engine', 'mocks/engine/x.ts', `import '../scenarios/sellers'`],
    ['mocks/engine', 'mocks/engine/x.test.ts', `import '@/outbox/row'`],
    ['mocks/scenarios', 'mocks/scenarios/x.ts', `import 'msw'`],
    ['mocks/adapters', 'mocks/adapters/x.ts', `import '@/transport/call'`],
    ['mocks/adapters', 'mocks/adapters/x.ts', `import type { Row } from '../../src/outbox/row'`],
    ['mocks/adapters', 'mocks/adapters/x.ts', `import 'node:http'`],
    ['mocks/adapters', 'mocks/adapters/x.ts', `import { Server } from 'socket.io'`],
    ['mocks/adapters', 'mocks/adapters/x.ts', `import { ClassicLevel } from 'classic-level'`],
    ['mocks/adapters', 'mocks/adapters/x.ts', `import rateLimit from '@fastify/rate-limit'`],
    ['app', 'src/app/x.ts', `import fastify from 'fastify'`],
    ['mocks/adapters', 'mocks/adapters/x.ts', `export const load = () => import('../server/start')`],
    ['mocks/engine', 'mocks/engine/x.ts', `import type { start } from '../server/start'`],
    ['mocks/server', 'mocks/server/x.ts', `import '@/transport/call'`],
    ['mocks/server', 'mocks/server/x.ts', `import 'msw'`],
    ['mocks/server', 'mocks/server/x.ts', `import 'react'`],
    ['tests/conformance', 'tests/conformance/x.ts', `import '@/sync/sync'`],
    ['tests/conformance', 'tests/conformance/x.ts', `import 'ajv'`],
    ['tests/conformance', 'tests/conformance/x.ts', `import '@mocks/server/start'`],
    ['mocks/documents', 'mocks/documents/x.ts', `import '@/domain/bank'`],
    ['mocks/documents', 'mocks/documents/x.ts', `import 'msw'`],
    ['app', 'src/app/boot.tsx', `export const load = () => import('@mocks/server/start')`],
    ['app', 'src/app/x.ts', `import 'classic-level'`],
    ['mocks-by-one-import', 'src/app/boot.tsx', `import '@mocks/adapters/in-page'`],
    ['mocks-by-one-import', 'src/app/boot.tsx', `import type { http } from '@mocks/adapters/in-page'`],
    ['mocks-by-one-import', 'src/app/x.ts', `export const load = () => import('@mocks/adapters/in-page')`],
    ['zod-in-one-place', 'src/domain/x.ts', `import * as z from 'zod/mini'`],
    ['zod-in-one-place', 'src/contract/x.ts', `import * as z from 'zod'`],
    ['zod-in-one-place', 'mocks/engine/x.ts', `import type { ZodMiniType } from 'zod/mini'`],
    ['storage-in-session', 'src/app/x.ts', `export const step = localStorage.getItem('registrationSteps')`],
    ['storage-in-session', 'src/outbox/x.ts', `export const keep = () => window['sessionStorage']`],
    ['ids-in-one-place', 'src/app/x.ts', `export const id = () => crypto.randomUUID()`],
    ['known-folder', 'src/utilities/x.ts', `export const x = 1`],
    ['followable', 'src/app/x.ts', `import { gone } from '@/domain/gone'`],
    ['followable', 'src/app/x.ts', `export const load = (name: string) => import('../features/' + name)`],
    ['followable', 'src/app/x.ts', `export const all = import.meta.glob('../features/*')`],
  ])('reports a break of %s in %s: %s', (rule, path, source) => {
    expect(rulesBrokenBy({ [path]: source })).toEqual([rule])
  })

  it.each([
    ['features', `import { gst } from '@/features/gst/gst'`],
    ['react', `import { useState } from 'react'`],
  ])('reports a worker that imports %s', (_, source) => {
    expect(rulesBrokenBy({ 'src/sw/x.ts': source })).toEqual(['sw', 'worker-reach'])
  })

  it('reports a worker that reaches React through another folder', () => {
    const planted = {
      'src/session/use-session.ts': `import { useState } from 'react'\nexport const useSession = useState`,
      'src/sw/x.ts': `import { useSession } from '@/session/use-session'\nuseSession()`,
    }
    expect(rulesBrokenBy(planted)).toEqual(['worker-reach'])
  })

  it('reports a feature that imports the mocks, whichever way it imports them', () => {
    for (const source of [
      `import '@mocks/engine/engine'`,
      `export const load = () => import('@mocks/engine/engine')`,
      `import type { engine } from '../../../mocks/engine/engine'`,
    ])
      expect(rulesBrokenBy({ 'src/features/bank/x.ts': source })).toEqual(['features', 'mocks-by-one-import'])
  })

  it('reports an app module that imports the words of the in-browser service', () => {
    const loader = { 'src/languages/load-service-language.ts': `export const load = () => import('./hi/service-words')`, 'src/languages/hi/service-words.ts': `import '@mocks/engine/texts'`, 'mocks/engine/texts.ts': '' }
    expect(rulesBrokenBy(loader)).toEqual([])
    expect(rulesBrokenBy({ ...loader, 'src/app/x.ts': `import '@/languages/load-service-language'` })).toEqual(['mocks-by-one-import'])
  })
})
