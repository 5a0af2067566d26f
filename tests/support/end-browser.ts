import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * Ends a browser with all that its pages have stored. Chromium writes local storage at once when the last page that uses
 * it goes, or else up to minutes later; of 300 that were told to end before that, on a busy machine, one had forgotten it.
 * So the pages go first, and the browser once what they stored is on the disk.
 * @param folder where the browser keeps its profile
 */
export async function endBrowser(context: BrowserContext, folder: string): Promise<void> {
  const pages = context.pages()
  // A browser that has crashed has none, and is not asked.
  if (pages.length > 0) {
    const blank = await context.newCDPSession(await context.newPage())
    const marks = (await Promise.all(pages.map(leaveWithMark))).filter((mark) => mark !== null)
    // A worker keeps the process of its page alive, and that keeps local storage.
    await blank.send('ServiceWorker.enable')
    await blank.send('ServiceWorker.stopAllWorkers')
    const missing = async () => {
      const written = await filesOf(join(folder, 'Default', 'Local Storage'))
      return marks.filter((mark) => !written.some((file) => file.includes(mark)))
    }
    await expect.poll(missing, 'local storage is on the disk').toEqual([])
  }
  await context.close()
}

/** Has a page store something last, and closes it. @returns the mark, or null where it cannot: it is empty, or has crashed */
async function leaveWithMark(page: Page): Promise<string | null> {
  const mark = randomUUID()
  const isStored = await page.evaluate((value) => localStorage.setItem('stored-last', value), mark).then(
    () => true,
    () => false,
  )
  await page.close()
  return isStored ? mark : null
}

/** Files that go while they are read are none of those that stay. */
async function filesOf(folder: string): Promise<readonly Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)).catch(() => Buffer.alloc(0))))
}
