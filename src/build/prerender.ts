import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin, type Rolldown } from 'vite'
import { pageAttribute, prerenderedAddresses } from '../app/prerender/pages.ts'
import { pageScript } from '../forms/page-script.ts'
import { allowInline } from './content-security-policy.ts'

const entry = 'src/app/prerender/prerender.ts'

/** What each build of the renderer is put into; of several at once none may meet another's. */
const rendererFolder = (outDir: string): string => `node_modules/.cache/seller-portal/renderer-${outDir.replaceAll(/\W/g, '-')}`

/**
 * Renders the pages before the sign-in at build, so that they are seen and typed in before any script has come: each
 * with its styles in it, in a file named like its address. The page for all other addresses gets its styles too.
 */
export function prerender(): Plugin {
  let outDir = ''
  let root = ''
  let mode = ''
  let isRenderer = false
  return {
    name: 'prerender',
    apply: 'build',
    // After the page itself has been made, and before the list of files is.
    enforce: 'post',
    configResolved(config) {
      ;({ root, mode } = config)
      outDir = config.build.outDir
      isRenderer = config.build.ssr !== false
    },
    generateBundle: {
      async handler(_, bundle) {
        if (isRenderer) return
        const shell = withOwnParts(bundle)
        const renderer = await buildRenderer(root, mode, rendererFolder(outDir))
        for (const address of prerenderedAddresses) {
          const { title, markup } = await render(renderer, address)
          const source = shell
            .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
            .replace('<div id="root">', () => `<div id="root" ${pageAttribute}="${address}">${markup}`)
          this.emitFile({ type: 'asset', fileName: `${address.slice(1)}.html`, source })
        }
      },
    },
  }
}

/** @returns the path of a program that renders the page at the address it is given */
async function buildRenderer(root: string, mode: string, outDir: string): Promise<string> {
  await build({ root, mode, logLevel: 'error', build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false } })
  return join(root, outDir, 'prerender.js')
}

async function render(renderer: string, address: string): Promise<{ title: string; markup: string }> {
  const { stdout } = await promisify(execFile)(process.execPath, [renderer, address], {
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: 60_000,
  })
  const [title = '', markup = ''] = stdout.split('\n', 2)
  return { title, markup }
}

/** Puts the first style sheet and the page's own script into the page for all addresses. @returns that page */
function withOwnParts(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no index.html')
  const source = String(page.source)
  const [link, name] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(source) ?? []
  const sheet = bundle[name ?? '']
  if (link === undefined || sheet?.type !== 'asset') throw new Error('index.html names no style sheet')
  const style = withoutFallback(String(sheet.source).trim())
  page.source = allowInline(
    source.replace(link, () => `<style>${style}</style><script>${pageScript}</script>`),
    { style, script: pageScript },
  )
  delete bundle[sheet.fileName]
  for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(sheet.fileName)
  return page.source
}

/**
 * Every page carries the sheet, so what our browsers (see src/DECISIONS.md) do without stays out: Tailwind's notice, and its
 * stand-in for browsers without `@property`.
 */
const withoutFallback = (style: string): string =>
  style.replace(/^\/\*!.*?\*\//, '').replace(/@layer properties\{@supports.*?\}\}\}/, '')
