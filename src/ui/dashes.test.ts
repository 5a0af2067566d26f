import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The files that draw the progress line, or another border that tells that something is still on this device. */
const tellingWhereDataAre = [
  'src/app/shell/frame.tsx',
  'src/app/shell/status-pill.tsx',
  'src/features/access/cover-scene.tsx',
  'src/features/access/line-sample.tsx',
  'src/features/case-log/thread-message.tsx',
  'src/features/onboarding/step-note.tsx',
  'src/ui/book.tsx',
  'src/ui/portal.css',
  'src/ui/state-card.tsx',
  'src/ui/stitches.css',
]

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const broken = /\b(?:dashed|dotted)\b|dash-?array|--dashes/i

/** The files that draw broken lines, ignoring comments. */
const filesWithBrokenLines = (files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([, text]) => broken.test(text.replaceAll(comments, ''))).map(([path]) => path)

const everythingDrawn = new Map(
  ['src', 'public']
    .flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|css|svg|html)$/.test(entry.name) && !/texts\.ts$|\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .map((path) => [path, readFileSync(path, 'utf8')]),
)

it('QUEUE-03 CONF-01 dashed or dotted lines are used only to show where data is', () => {
  expect(filesWithBrokenLines(everythingDrawn).toSorted()).toEqual(tellingWhereDataAre)
})

it.each([
  ['a class', `<hr className="border-t border-dashed" />`],
  ['an underline', `<u className="decoration-dotted" />`],
  ['a rule of a style sheet', `.frame { border: 2px dotted var(--border); }`],
  ['a stroke', `<line strokeDasharray="4 4" />`],
  ['a stroke in a picture', `<path stroke-dasharray="1 3" />`],
])('QUEUE-03 CONF-01 %s that is only decoration is found', (_, text) => {
  const planted = new Map([
    ['planted', text],
    ['spoken of', `// dashed\n/** dotted */`],
  ])
  expect(filesWithBrokenLines(planted)).toEqual(['planted'])
})
