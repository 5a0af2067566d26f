import type { Rolldown } from 'vite'
import { chunkOf, filesWith } from './chunks.ts'

/** Gives the id of a module from its path in the repository. */
type SourcePath = (path: string) => string

const entry = 'src/main.tsx'
/** The chunk of the database's library: run in one task with the code that uses it, it would delay a press by 100 ms on a cheap phone. */
export const databaseChunk = 'database'
/** The modules that every signed-in start needs: the frame, and what opens the device's store. */
const everyScreen = ['src/app/routes/_portal.tsx', 'src/app/start/start-outbox.ts', 'src/app/start/tidy-up.ts']
/** The screen on which a seller of a marketplace with orders spends her day. */
const ordersScreen = 'src/app/pages/orders-of-list.tsx'
const screens = {
  '/': 'src/app/routes/_portal/index.tsx',
  '/dashboard': 'src/app/routes/_portal/dashboard.tsx',
  '/registrationdetails': 'src/app/routes/_portal/registrationdetails.tsx',
}

/** The files of the build that are loaded with these modules. */
function filesOf(paths: readonly string[], bundle: Rolldown.OutputBundle, sourcePath: SourcePath): ReadonlySet<string> {
  const chunks = paths.map((path) => {
    const chunk = chunkOf(sourcePath(path), bundle)
    if (chunk === undefined) throw new Error(`No file of the build has ${path}, which is needed early`)
    return chunk
  })
  return filesWith(chunks, bundle)
}

/** The files that every signed-in start runs, and those of the orders' screen. */
export const filesOfEveryDay = (bundle: Rolldown.OutputBundle, sourcePath: SourcePath): ReadonlySet<string> =>
  filesOf([entry, ...everyScreen, ordersScreen], bundle, sourcePath)

const besides = (files: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): string[] =>
  [...files].filter((file) => others.every((known) => !known.has(file)))

/**
 * Preloads the code of a page's own screen while the app itself is still being loaded: the app would request it only once it
 * has run, 400 ms later on a cheap phone.
 */
export const earlyFilesOf = (address: string, bundle: Rolldown.OutputBundle, sourcePath: SourcePath): string =>
  besides(filesOf([`src/app/routes/_public${address}.tsx`], bundle, sourcePath), filesOf([entry], bundle, sourcePath))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('')

const app = 'd.documentElement.dataset.app'

/**
 * Imports the app. If that fails the page reloads itself, since a browser may not request a module twice: when the network is back,
 * or once the server answers, which it asks every 5 s; a page that is a reload already waits at least 15 s. If the reload did not
 * help because the browser cannot run the app, it stops asking. Nothing can have been typed on this page. Before it reloads it
 * fetches the app past the HTTP cache, which may hold a host's 404 as long as an immutable file.
 */
export const runApp =
  `()=>import(${app}).catch(e=>{const o=()=>fetch(${app},{cache:"reload"}).then(()=>location.reload()),w=performance.getEntriesByType("navigation")[0]?.type=="reload"?15e3:0,` +
  'q=()=>setTimeout(()=>fetch(location.href,{method:"HEAD",cache:"no-store"}).then(a=>(a.ok&&performance.now()>w?o:q)()).catch(q),5e3);' +
  'addEventListener("online",()=>o().catch(()=>{}));w&&e.name!="TypeError"||q();console.error(e)})'

/** If the app fails to load, a page before the sign-in requests only the app again, every 5 s until it is there: a reload would lose what is typed. */
export const askAgainScript = '{const a=({target:t})=>t.type=="module"&&setTimeout(()=>fetch(t.src,{cache:"reload"}).then(()=>import(t.src)).catch(()=>a({target:t})),5e3);addEventListener("error",a,!0)}'

/** Preloads the app if nobody is signed in, as early as a script tag would. */
export const askForAppScript = `{const d=document;if(!d.documentElement.dataset.signedIn){const l=d.createElement("link");l.rel="modulepreload";l.href=${app};d.head.append(l)}}`

/**
 * Starts the app. If nobody is signed in it does so once the page is parsed, as a script tag would; under the outline of a signed-in
 * seller's screen only once that was painted, since loading the app beside it delays the first paint from 155 to 180 ms on a cheap
 * phone. The chunks of her first screen are requested at the same time: the app would request them one after another, each once the
 * one before has run.
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
    // If this fails, the code that needs it reports it. It is also linked, by which load-chunk.ts sees that it was requested.
    `import("/${databaseFile}").catch(()=>{});for(const f of ${links}.concat(${JSON.stringify(own)}[p]||[])){` +
    'const l=d.createElement("link"),c=f.endsWith("css");l.rel=c?"preload":"modulepreload";if(c){l.as="style";l.crossOrigin=""}' +
    'l.href="/assets/"+f;d.head.append(l)}};' +
    // A hidden page gets no animation frames, and a visible one waits for one no longer than 500 ms.
    'd.addEventListener("DOMContentLoaded",()=>{if(!p)r();else if(d.hidden)a();else{requestAnimationFrame(()=>setTimeout(a));setTimeout(a,500)}})}'
  )
}
