/** When a file of the build is needed: from the sign-up to the signature, on other screens, to look at, or for a film alone. */
export type FileRank = 'main job' | 'screens' | 'pictures' | 'films'
