import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { buildPage, buildRenderer } from '../support/build'

const sources = 'tests/bench/floors'

/** A worker that caches every file of a site, and answers from the cache first. */
async function addWorker(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'index.html').map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const script = `const files = ${JSON.stringify(['/', ...files.map((file) => `/${file}`)])}
addEventListener('install', (event) => event.waitUntil(caches.open('floor').then((cache) => cache.addAll(files))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`
  await writeFile(join(folder, 'worker.js'), script)
}

/** Plain HTML with a worker: nothing can be painted sooner. @returns its folder */
export async function buildPlain(): Promise<string> {
  const folder = await buildPage('plain', join(sources, 'plain'))
  await addWorker(folder)
  return folder
}

export const buildReact = (): Promise<string> => buildPage('react', join(sources, 'react'))

/** Router and form library, rendered at build and hydrated, with a worker. */
export async function buildRouterForm(): Promise<string> {
  const folder = await buildPage('router-form', join(sources, 'router-form'))
  const renderer = await buildRenderer('router-form-renderer', join(sources, 'router-form', 'render.tsx'))
  const { stdout } = await promisify(execFile)(process.execPath, [renderer], { env: { ...process.env, NODE_ENV: 'production' }, timeout: 60_000 })
  const page = join(folder, 'index.html')
  await writeFile(page, (await readFile(page, 'utf8')).replace('<div id="root">', () => `<div id="root">${stdout}`))
  await addWorker(folder)
  return folder
}
