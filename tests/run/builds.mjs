// The four builds that the browser tests open.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  faultyBackendAddress,
  nextLanguagesFolder,
  productFolder,
  productForFaultsFolder,
  productForRealBackendFolder,
  realBackendAddress,
  withoutDemoFolder,
} from '../support/addresses.mjs'

/**
 * @typedef {{ folder: string, env: Readonly<Record<string, string>>, config?: string }} Build
 */

/** @type {Readonly<Record<'build' | 'build-real' | 'build-without-demo' | 'build-languages', Build>>} */
export const builds = {
  build: { folder: productFolder, env: { VITE_API_BASE_URL: '', VITE_DEMO: '' } },
  'build-real': { folder: productForRealBackendFolder, env: { VITE_API_BASE_URL: realBackendAddress, VITE_DEMO: '' } },
  'build-without-demo': { folder: withoutDemoFolder, env: { VITE_API_BASE_URL: realBackendAddress, VITE_DEMO: 'off' } },
  'build-languages': { folder: nextLanguagesFolder, env: { VITE_API_BASE_URL: '', VITE_DEMO: '' }, config: 'tests/languages/vite.config.ts' },
}

/** The build that `npm run faults` opens. @type {Build} */
export const faultsBuild = { folder: productForFaultsFolder, env: { VITE_API_BASE_URL: faultyBackendAddress, VITE_DEMO: '' } }

/** Everything that a build depends on. */
const sources = ['src', 'mocks', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'tests/languages']
const stamps = 'node_modules/.cache/seller-portal/builds'

/** @param {Build} build @returns {string[]} program and parameters */
export const buildCommand = ({ folder, config = 'vite.config.ts' }) => ['vite', 'build', '--config', config, '--outDir', folder]

/** @param {Build} build */
const stampOf = ({ folder, env }) => join(stamps, `${folder} ${env['VITE_API_BASE_URL']?.replaceAll('/', '')}`)

/** Records that a build is up to date. @param {Build} build */
export function markBuilt(build) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stampOf(build), '')
}

/** @param {string} path @returns {number} when it, or anything in it, was last changed */
function changedAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

/** @param {Build} build */
function isFresh(build) {
  const made = changedAt(stampOf(build))
  const page = changedAt(join(build.folder, 'index.html'))
  return page > 0 && page <= made && Math.max(...sources.map(changedAt)) <= made
}

/** @returns {string[]} folders of builds that do not exist */
export const missingBuilds = () =>
  Object.values(builds)
    .map(({ folder }) => folder)
    .filter((folder) => !existsSync(join(folder, 'index.html')))

/**
 * Builds what is missing or older than its sources, and says so.
 *
 * @param {readonly Build[]} wanted
 * @returns {boolean} whether all of them exist now
 */
export function ensureBuilt(wanted) {
  for (const build of wanted.filter((candidate) => !isFresh(candidate))) {
    console.log(`Building ${build.folder} …`)
    const [program = '', ...parameters] = buildCommand(build)
    const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', program), parameters, {
      env: { ...process.env, ...build.env },
      encoding: 'utf8',
    })
    if (status !== 0) {
      process.stdout.write(`${stdout}${stderr}`)
      return false
    }
    markBuilt(build)
  }
  return true
}
