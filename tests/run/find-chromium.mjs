// Finds the browser for the tests. Run by itself it prints the path, and installs a browser first if there is none.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's name of both the package and the program. */
const headlessShell = 'chromium-headless-shell'

/**
 * Looks for CHROMIUM_PATH, then for a browser of the system, then for Playwright's own.
 *
 * @returns {string | null}
 */
export function findChromium() {
  const found = wantedPath() ?? findOnPath(systemNames)
  if (found !== null) return found
  const own = chromium.executablePath()
  return own !== '' && existsSync(own) ? own : null
}

/**
 * The same engine in its headless build, if the system has one: tests take three quarters of the time in it. Not used when
 * CHROMIUM_PATH names a browser, which then runs all tests.
 *
 * @returns {string | null}
 */
export const findHeadlessShell = () => (wantedPath() === null ? findOnPath([headlessShell]) : null)

/** @returns {string | null} */
const wantedPath = () => process.env['CHROMIUM_PATH'] || null

/** @param {readonly string[]} names @returns {string | null} */
function findOnPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds a browser, or installs Playwright's or else Debian's. Prints what to do if neither can be installed.
 *
 * @returns {string | null}
 */
export function getChromium() {
  const path =
    findChromium() ??
    after(['npx', 'playwright', 'install', 'chromium']) ??
    (existsSync('/usr/bin/apt-get') ? afterApt() : null)
  if (path === null)
    console.error('No Chromium could be found or installed: install one and set CHROMIUM_PATH to its program.')
  return path
}

function afterApt() {
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const install = [...apt, 'install', '-y', '--no-install-recommends']
  const found = after([...apt, 'update']) ?? after([...install, 'chromium'])
  return found === null ? null : after([...install, headlessShell])
}

/** @param {string[]} words */
function after(words) {
  console.error(`Getting a browser for the tests: ${words.join(' ')}`)
  const [command = '', ...parameters] = words
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] })
  return findChromium()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = getChromium()
  if (path === null) process.exitCode = 1
  else console.log(path)
}
