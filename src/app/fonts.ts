// A chunk of its own: the first screen is read in a system font until the product's has come.
import '@fontsource-variable/anek-latin/wght.css'

const longestWaitMilliseconds = 300

/** Fetches the letters before a screen is written in them, or for as long as that is worth: what is read already would move for them. */
export const fetchLetters = (): Promise<unknown> =>
  Promise.race([document.fonts.load("1rem 'Anek Latin Variable'"), new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds))])
