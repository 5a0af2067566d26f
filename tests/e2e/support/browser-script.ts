import { resolve } from 'node:path'
import { build } from 'vite'

/**
 * Bundles a module of the product into a script that assigns its exports to the global `name`, for rules that only a
 * real browser can check.
 */
export async function asBrowserScript(entry: string, name: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': resolve('src') } },
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  })
  const [chunk] = [outputs].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`)
  return chunk.code
}
