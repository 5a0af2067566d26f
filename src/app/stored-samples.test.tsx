// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from '@/contract/schema'
import { CaseLogScreen } from '@/features/case-log/case-log-screen'
import { ProfileScreen } from '@/features/profile/profile-screen'
import { SuggestionsScreen } from '@/features/suggestions/suggestions-screen'
import { SampleDatabase } from '@/samples/sample-database'
import { createSampleStore, type SampleStore } from '@/samples/sample-store'
import { createDevice, openScreen } from '../../tests/support/device-screen'
import { createRawDatabase } from '../../tests/support/raw-database'
import { sources } from '../../tests/support/sources'

/** What version 1 of the app left on a seller's phone. The file must never be edited. */
const file = 'tests/support/stored-samples/version-1.json'
const rows = z.object({ changes: z.array(z.record(z.string(), z.unknown())) }).parse(JSON.parse(readFileSync(file, 'utf8'))).changes

const storeAsVersion1 = (name: string): Promise<void> =>
  createRawDatabase(name, 10, (raw) => {
    const changes = raw.createObjectStore('changes', { keyPath: ['sellerId', 'collection', 'id'] })
    changes.createIndex('[sellerId+collection]', ['sellerId', 'collection'])
    changes.createIndex('sellerId', 'sellerId')
    for (const row of rows) changes.add(row)
  })

let database: SampleDatabase
let samples: SampleStore

beforeEach(async () => {
  const name = `seller-portal-real-samples-${crypto.randomUUID()}`
  await storeAsVersion1(name)
  database = new SampleDatabase(name)
  samples = createSampleStore(database)
})

afterEach(() => {
  cleanup()
  database.close()
})

const device = () => ({ ...createDevice(), samples })

it('SAMPLE-01 rows that an older version stored are read unchanged', async () => {
  expect(rows).toHaveLength(12)
  expect(await database.changes.toArray()).toEqual(rows)
})

it('CASE-01 CASE-02 SAMPLE-01 the case log shows cases, messages and drafts of an older version', async () => {
  const opened = { device: device() }
  await openScreen('/caselog', () => <CaseLogScreen path="/caselog" cases={sources.cases} />, { ...opened, search: '?case=CL-CDD60483' })
  expect((await screen.findAllByText('Payout of 18 November')).length).toBeGreaterThan(0)
  expect(screen.getByText('It has not arrived.')).toBeDefined()
  expect(screen.getByText('Still nothing.')).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('One more qu')
  act(() => screen.getByRole('button', { name: 'Create caselog' }).click())
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Subject/ })).value).toBe('Certificate')

  await openScreen('/caselog', () => <CaseLogScreen path="/caselog" cases={sources.cases} />, { ...opened, search: '?case=CL-5B90C2E7' })
  expect(await screen.findByText('Thank you.')).toBeDefined()
})

it('SUG-01 SAMPLE-01 the list shows the suggestions of an older version', async () => {
  await openScreen('/suggestions', () => <SuggestionsScreen suggestions={sources.suggestions} />, { device: device() })
  const newest = within((await screen.findAllByRole('listitem')).find(({ textContent }) => textContent?.includes('SG-')) ?? document.body)
  expect(newest.getByText('Let me choose the courier.')).toBeDefined()
  expect(screen.getByText('Show the weight on the label.')).toBeDefined()
  expect(screen.queryByText('Another seller’s.')).toBeNull()
})

it('PROF-01 SAMPLE-01 the profile screen shows the profile of an older version and its unfinished edit', async () => {
  const opened = { device: device() }
  await openScreen('/myprofile', () => <ProfileScreen profile={sources.profile} />, opened)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(field.value).toBe('asha@example.com')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Asha')
})
