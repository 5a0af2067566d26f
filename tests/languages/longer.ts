/** Makes a word 40 % longer by repeating its beginning. */
export const longer = (word: string): string => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase()
