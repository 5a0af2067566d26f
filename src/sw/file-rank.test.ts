import { expect, it } from 'vitest'
import { rankFor, type FileRank } from './file-rank'

const files = {
  words: { url: 'assets/words-hi-BnptbZ5a.js', rank: 'screens' },
  page: { url: 'login.hi.html' },
  manifest: { url: 'manifest.hi.webmanifest' },
  forAll: { url: 'assets/index-BnptbZ5a.js', rank: 'main job' },
  picture: { url: 'icons/icon-192.png' },
  advice: { url: 'assets/places.json', rank: 'advice' },
  film: { url: 'media/film.mp4', rank: 'films' },
} as const satisfies Record<string, { url: string; rank?: FileRank }>

const ranks = (keeper: Parameters<typeof rankFor>[1]) => Object.values(files).map((file) => rankFor(file, keeper))

it.each([
  ['en-IN', false, ['screens', 'screens', 'screens', 'main job', 'pictures', 'advice', 'films']],
  ['en-IN', true, [null, null, null, 'main job', 'pictures', null, null]],
  [null, true, [null, null, null, 'main job', 'pictures', null, null]],
  ['hi', false, ['main job', 'main job', 'main job', 'main job', 'pictures', 'advice', 'films']],
  ['hi', true, ['main job', 'main job', 'main job', 'main job', 'pictures', null, null]],
] as const)('LANG-04 with pages in %s and Save-Data %s each file gets its rank, or is not cached', (spoken, savesData, kept) => {
  expect(ranks({ spoken, savesData })).toEqual(kept)
})
