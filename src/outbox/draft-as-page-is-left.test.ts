// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepDraft, storeDraftsBeforeClosing } from '@/drafts/draft-keeper'
import { commitPuts } from '@/storage/last-puts'
import { openOutbox } from '../../tests/support/outbox-store'
import { untilHolds } from '../../tests/support/until-holds'

const key = { owner: 'S1', form: 'step-3' }
const show = (visibility: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
})

/** A form of a page in which something is read without an end, and what a next page finds of it. */
async function openForm() {
  const page = openOutbox()
  const next = page.openAgain()
  await Promise.all([page.database.open(), next.database.open()])
  storeDraftsBeforeClosing(page.database, commitPuts)
  const keeper = keepDraft((nickname: string, savedAt) => page.outbox.writeOpenDraft(key, { values: { nickname }, savedAt }), () => undefined)
  const readOn = (): void => {
    page.database
      .transaction('r', page.database.drafts, async (): Promise<void> => {
        for (;;) await page.database.drafts.count()
      })
      .catch(() => undefined)
  }
  return {
    page,
    keeper,
    readOn,
    finds: (nickname: string) => untilHolds(async () => expect((await next.outbox.readDraft(key))?.values).toEqual({ nickname })),
  }
}

it.each([
  ['waiting to be stored', 'gone', 0, false],
  ['waiting to be stored', 'kept to be gone back to', 0, true],
  ['being stored', 'gone', 250, false],
  ['being stored', 'kept to be gone back to', 250, true],
] as const)('ONB-07 P17 what is %s behind a read as its page is left is there, the page being %s', async (_, __, typedSince, persisted) => {
  const { keeper, readOn, finds } = await openForm()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  readOn()
  keeper.changed('Asha')
  vi.advanceTimersByTime(typedSince)
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
  expect(commit).toHaveBeenCalled()
  // Nothing in this page tries again.
  keeper.stop()
  vi.useRealTimers()
  await finds('Asha')
})

it.each<[string, (form: Awaited<ReturnType<typeof openForm>>) => void]>([
  ['of a form that is gone', ({ keeper }) => keeper.stop()],
  ['in a page that is out of view', () => {
    show('hidden')
    vi.advanceTimersByTime(250)
  }],
  ['by no form', ({ page, keeper }) => {
    keeper.drop()
    void page.outbox.writeDraft(key, { values: { nickname: 'Asha' }, savedAt: 1 })
  }],
])('ONB-07 P17 what is stored %s is committed at once: nobody would store it once more', async (_, write) => {
  const form = await openForm()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  form.keeper.changed('Asha')
  write(form)
  expect(commit).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
  await form.finds('Asha')
  form.keeper.stop()
})
