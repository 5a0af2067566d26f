import type { Rolldown } from 'vite'
import { chunkOf, filesWith } from './chunks.ts'

const entry = 'src/main.tsx'
/** What every start of somebody who is signed in needs: the frame, and what opens the device's store. */
const everyScreen = ['src/app/routes/_portal.tsx', 'src/app/start-outbox.ts', 'src/app/tidy-up.ts']
const screens = {
  '/': 'src/app/routes/_portal/index.tsx',
  '/dashboard': 'src/app/routes/_portal/dashboard.tsx',
  '/registrationdetails': 'src/app/routes/_portal/registrationdetails.tsx',
}

/**
 * A script that asks for the code of a signed-in seller's first screen while the app itself is still being read: it would
 * ask for them one after the other, each once the one before has run.
 * @param sourcePath gives the id of a module from its path in the repository
 */
export function earlyFilesScript(bundle: Rolldown.OutputBundle, sourcePath: (path: string) => string): string {
  const filesOf = (paths: readonly string[]): ReadonlySet<string> => {
    const chunks = paths.map((path) => chunkOf(sourcePath(path), bundle))
    const missing = paths.find((_, index) => chunks[index] === undefined)
    if (missing !== undefined) throw new Error(`No file of the build has ${missing}, which is needed early`)
    return filesWith(chunks.filter((chunk) => chunk !== undefined), bundle)
  }
  const there = filesOf([entry])
  const common = filesOf(everyScreen)
  const namesOf = (files: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): string[] =>
    [...files].filter((file) => others.every((known) => !known.has(file))).map((file) => file.replace(/^assets\//, ''))
  const own = Object.fromEntries(Object.entries(screens).map(([address, path]) => [address, namesOf(filesOf([path]), there, common)]))
  return (
    // After the outline was painted, where it is: asking took 10 to 20 ms of a slow processor, and the app itself is still being read then.
    '{const p=document.documentElement.dataset.signedIn,a=()=>{' +
    `for(const f of ${JSON.stringify(namesOf(common, there))}.concat(${JSON.stringify(own)}[p]||[])){` +
    'const l=document.createElement("link"),c=f.endsWith("css");l.rel=c?"preload":"modulepreload";if(c){l.as="style";l.crossOrigin=""}' +
    'l.href="/assets/"+f;document.head.append(l)}};p&&(document.hidden?a():requestAnimationFrame(()=>setTimeout(a)))}'
  )
}
