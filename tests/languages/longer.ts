/** With 40 % more letters: those that it begins with once more. */
export const longer = (word: string): string => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase()
