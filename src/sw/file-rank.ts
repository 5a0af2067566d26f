import { languageOfFile } from '@/languages/built-files'

/** What a file of the build is needed for: from the sign-up to the signature, other screens, advice on typed codes, pictures, or films. */
export type FileRank = 'main job' | 'screens' | 'advice' | 'pictures' | 'films'

/** What decides which files a device keeps. */
interface Keeper {
  /** The tag of the language that its pages are in; null where none was noted. */
  readonly spoken: string | null
  readonly savesData: boolean
}

/**
 * The rank in which a device keeps a file; null if it does not keep it. Words of the pages' language are needed with the first
 * screens; a device that saves data does without other languages, the lists for advice, and films.
 */
export function rankFor({ url, rank = 'pictures' }: { readonly url: string; readonly rank?: FileRank }, { spoken, savesData }: Keeper): FileRank | null {
  const tag = languageOfFile(url)
  if (tag === null) return savesData && (rank === 'films' || rank === 'advice') ? null : rank
  return tag === spoken ? 'main job' : savesData ? null : 'screens'
}
