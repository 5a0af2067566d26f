/** When a file of the build is needed: from the sign-up to the signature, on other screens, for advice on what is typed, to look at, or for a film alone. */
export type FileRank = 'main job' | 'screens' | 'advice' | 'pictures' | 'films'
