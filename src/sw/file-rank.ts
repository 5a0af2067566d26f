import { languageOfFile } from '@/languages/built-files'

/** When a file of the build is needed: from the sign-up to the signature, on other screens, for advice on what is typed, to look at, or for a film alone. */
export type FileRank = 'main job' | 'screens' | 'advice' | 'pictures' | 'films'

/** What decides of a device which files it keeps. */
interface Keeper {
  /** The tag of the language that its pages are in; null where none was noted. */
  readonly spoken: string | null
  readonly savesData: boolean
}

/**
 * When a device keeps a file, and null where it does not. What is said is needed as soon as the first screens; what could be
 * said besides, lists for advice and films are for those who need not save data.
 */
export function rankFor({ url, rank = 'pictures' }: { readonly url: string; readonly rank?: FileRank }, { spoken, savesData }: Keeper): FileRank | null {
  const tag = languageOfFile(url)
  if (tag === null) return savesData && (rank === 'films' || rank === 'advice') ? null : rank
  return tag === spoken ? 'main job' : savesData ? null : 'screens'
}
