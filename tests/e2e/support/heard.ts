import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type TestInfo } from '@playwright/test'

const folder = join(import.meta.dirname, '../heard')

/** Compares what a screen reader finds with the record of a language; with `--update-snapshots` it writes the record again. */
export interface HeardRecord {
  hear(screen: string, part: Locator): Promise<void>
  /** Must be called last: fails if a part of the record was not heard. */
  end(): void
}

const mark = '# '

/** Roles, names, states and sentences in order, without what only tools need. */
async function treeOf(part: Locator): Promise<string> {
  return (await part.ariaSnapshot())
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .join('\n')
    // Times of day, and the countdown for a code.
    .replaceAll(/\b\d{1,2}:\d{2}\b/g, '…')
}

export function recordOf(language: string, { config }: TestInfo): HeardRecord {
  const file = join(folder, `${language}.txt`)
  const writes = config.updateSnapshots === 'all'
  const recorded = new Map<string, string>()
  if (!writes)
    for (const section of readFileSync(file, 'utf8').split(`\n${mark}`)) {
      const [title = '', ...lines] = section.replace(mark, '').trimEnd().split('\n')
      recorded.set(title, lines.join('\n'))
    }
  const heard = new Map<string, string>()
  return {
    async hear(screen, part) {
      if (!writes) {
        await expect.poll(() => treeOf(part), screen).toBe(recorded.get(screen) ?? '')
        heard.set(screen, '')
        return
      }
      let last = ''
      await expect(async () => {
        const before = last
        last = await treeOf(part)
        expect(last).not.toBe('')
        expect(last).toBe(before)
      }).toPass({ intervals: [700] })
      heard.set(screen, last)
    },
    end() {
      if (writes) writeFileSync(file, [...heard].map(([screen, tree]) => `${mark}${screen}\n${tree}\n`).join('\n'))
      else expect([...heard.keys()]).toEqual([...recorded.keys()])
    },
  }
}
