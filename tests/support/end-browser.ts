import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * Ends a browser without losing what its pages have stored. Chromium writes local storage at once when the last page
 * that uses it closes, otherwise up to minutes later; of 300 busy browsers that were ended earlier, one had lost it. So
 * the pages are closed first, and the browser only when their storage is on the disk.
 * @param folder where the browser keeps its profile
 */
export async function endBrowser(context: BrowserContext, folder: string): Promise<void> {
  const pages = context.pages()
  // A crashed browser has no pages, and cannot be asked.
  if (pages.length > 0) {
    const blank = await context.newCDPSession(await context.newPage())
    const marks = (await Promise.all(pages.map(leaveWithMark))).filter((mark) => mark !== null)
    // A service worker keeps its page's process alive, and the process holds back the write of local storage.
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

/** Makes a page store a mark last, and closes it. @returns the mark; null for a page that is blank or has crashed */
async function leaveWithMark(page: Page): Promise<string | null> {
  const mark = randomUUID()
  const isStored = await page.evaluate((value) => localStorage.setItem('stored-last', value), mark).then(
    () => true,
    () => false,
  )
  await page.close()
  return isStored ? mark : null
}

/** A file that is deleted while it is read counts as empty. */
async function filesOf(folder: string): Promise<readonly Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)).catch(() => Buffer.alloc(0))))
}
