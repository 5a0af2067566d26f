import type { Rolldown } from 'vite'
import { chunkOf, filesWith } from './chunks.ts'

/** Gives the id of a module from its path in the repository. */
type SourcePath = (path: string) => string

const entry = 'src/main.tsx'
/** The database's library; run in one task with what uses it, it holds up a press for 100 ms on a cheap phone. */
export const databaseChunk = 'database'
/** What every start of somebody who is signed in needs: the frame, and what opens the device's store. */
const everyScreen = ['src/app/routes/_portal.tsx', 'src/app/start/start-outbox.ts', 'src/app/start/tidy-up.ts']
/** The screen on which a seller of a marketplace with orders spends her day. */
const ordersScreen = 'src/app/pages/orders-of-list.tsx'
const screens = {
  '/': 'src/app/routes/_portal/index.tsx',
  '/dashboard': 'src/app/routes/_portal/dashboard.tsx',
  '/registrationdetails': 'src/app/routes/_portal/registrationdetails.tsx',
}

/** The files of the build that some modules are loaded with. */
function filesOf(paths: readonly string[], bundle: Rolldown.OutputBundle, sourcePath: SourcePath): ReadonlySet<string> {
  const chunks = paths.map((path) => {
    const chunk = chunkOf(sourcePath(path), bundle)
    if (chunk === undefined) throw new Error(`No file of the build has ${path}, which is needed early`)
    return chunk
  })
  return filesWith(chunks, bundle)
}

/** What every start of somebody who is signed in runs, and her orders after it. */
export const filesOfEveryDay = (bundle: Rolldown.OutputBundle, sourcePath: SourcePath): ReadonlySet<string> =>
  filesOf([entry, ...everyScreen, ordersScreen], bundle, sourcePath)

const besides = (files: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): string[] =>
  [...files].filter((file) => others.every((known) => !known.has(file)))

/**
 * Asks for the code of a page's own screen while the app itself is still on its way: the app would ask for it only once it
 * has run, 400 ms later on a cheap phone.
 */
export const earlyFilesOf = (address: string, bundle: Rolldown.OutputBundle, sourcePath: SourcePath): string =>
  besides(filesOf([`src/app/routes/_public${address}.tsx`], bundle, sourcePath), filesOf([entry], bundle, sourcePath))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('')

const app = 'd.documentElement.dataset.app'

/**
 * Where the app does not come the page asks for it anew, with itself, since a browser may not ask for a module twice: as soon as
 * there is a network, and by itself once the server answers, after the first time not within 15 s. Without a server it stays as
 * it is, and where a browser cannot read the app it is asked for once more and not again. Nothing can have been typed on it.
 * The app comes past the browser's cache, where a host's 404 may lie as long as a file that never changes.
 */
export const runApp =
  `()=>import(${app}).catch(e=>{const o=()=>fetch(${app},{cache:"reload"}).then(()=>location.reload()),w=performance.getEntriesByType("navigation")[0]?.type=="reload"?15e3:0,` +
  'q=()=>setTimeout(()=>fetch(location.href,{method:"HEAD",cache:"no-store"}).then(a=>(a.ok&&performance.now()>w?o:q)()).catch(q),5e3);' +
  'addEventListener("online",()=>o().catch(()=>{}));w&&e.name!="TypeError"||q();console.error(e)})'

/** Where the app does not come a page before the sign-in asks for that alone, until it is there: loaded anew it would lose what is typed. */
export const askAgainScript = '{const a=({target:t})=>t.type=="module"&&setTimeout(()=>fetch(t.src,{cache:"reload"}).then(()=>import(t.src)).catch(()=>a({target:t})),5e3);addEventListener("error",a,!0)}'

/** Asks for the app where nobody is signed in, as early as a script's own tag would. */
export const askForAppScript = `{const d=document;if(!d.documentElement.dataset.signedIn){const l=d.createElement("link");l.rel="modulepreload";l.href=${app};d.head.append(l)}}`

/**
 * Starts the app. Where nobody is signed in it does so once the page is read, as a script's own tag would; where the outline of a
 * signed-in seller's screen stands, once that was painted: read and run beside it, the app took its first paint from 155 to 180 ms
 * of a cheap phone. The code of her first screen is asked for at the same time: the app would ask for its parts one after the
 * other, each once the one before has run.
 */
export function startScript(bundle: Rolldown.OutputBundle, sourcePath: SourcePath): string {
  const there = filesOf([entry], bundle, sourcePath)
  const common = filesOf(everyScreen, bundle, sourcePath)
  const namesOf = (files: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): string[] => besides(files, ...others).map((file) => file.replace(/^assets\//, ''))
  const databaseFile = [...common].find((file) => file.startsWith(`assets/${databaseChunk}-`))
  if (databaseFile === undefined) throw new Error("No file of the build has the database's library alone")
  const own = Object.fromEntries(Object.entries(screens).map(([address, path]) => [address, namesOf(filesOf([path], bundle, sourcePath), there, common)]))
  const links = JSON.stringify(namesOf(common, there))
  return (
    `{const d=document,p=d.documentElement.dataset.signedIn,r=${runApp};let s;const a=()=>{if(s)return;s=r();` +
    // Where it fails, what needs it says so. It is linked, too: what loads the parts sees by that that it was asked for.
    `import("/${databaseFile}").catch(()=>{});for(const f of ${links}.concat(${JSON.stringify(own)}[p]||[])){` +
    'const l=d.createElement("link"),c=f.endsWith("css");l.rel=c?"preload":"modulepreload";if(c){l.as="style";l.crossOrigin=""}' +
    'l.href="/assets/"+f;d.head.append(l)}};' +
    // A page that is not shown has no frames, and no page waits for one for long.
    'd.addEventListener("DOMContentLoaded",()=>{if(!p)r();else if(d.hidden)a();else{requestAnimationFrame(()=>setTimeout(a));setTimeout(a,500)}})}'
  )
}
