import type { Plugin } from 'vite'
import { filesOfEveryStart } from './early-files.ts'

/** Browsers that do not know it pass over it, as over any comment. */
const compileAll = '//# allFunctionsCalledOnLoad\n'

/**
 * Has what every start runs compiled while it is read, on a thread of the browser's own. Else each function is compiled as it is
 * first called, with everything waiting: 1,700 times in a start of a signed-in seller, which was ready to use 860 ms after it was
 * opened on a cheap phone in place of 710, and its first answer to a press took 75 ms in place of 52. It costs 0.4 to 0.9 MB.
 * @param sourcePath gives the id of a module from its path in the repository
 */
export const compileHints = (sourcePath: (path: string) => string): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // The comment is taken for one where nothing but comments is before it, and the bundler itself puts its lists there.
    order: 'post',
    handler(_, bundle) {
      for (const file of filesOfEveryStart(bundle, sourcePath)) {
        const chunk = bundle[file]
        if (chunk?.type === 'chunk') chunk.code = compileAll + chunk.code
      }
    },
  },
})
