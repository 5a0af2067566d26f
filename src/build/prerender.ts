import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { prerenderedAddresses } from '../app/prerender/pages.ts'
import { pageScript } from '../forms/page-script.ts'
import { appAttribute, pageAttribute, pageFile, pageName } from '../languages/built-files.ts'
import { allowInline, type InlineParts } from './content-security-policy.ts'
import { askAgainScript, askForAppScript, earlyFilesOf, startScript } from './early-files.ts'
import { checkElements, pageStyle } from './page-style.ts'
import { readLanguages, type RenderedLanguage } from './rendered-languages.ts'
import { manifestAddress, manifestAddressIn, manifestIn } from './web-app-manifest.ts'

const entry = 'src/app/prerender/prerender.ts'

/**
 * Delays the first paint until the browser has parsed the start of the drawing, which is above the form on screen but after it in the
 * HTML. Without this Chromium on a cheap phone, which pauses while it parses, painted a bare page, or the form up to 196 px
 * above its place. Browsers that do not know `rel="expect"` ignore it.
 */
const paintedInPlace = (page: string): string =>
  replaceOnce(page, '<meta charset="utf-8" />', '<meta charset="utf-8" /><link rel="expect" href="#scene" blocking="render" />')

/**
 * Gives the script a low priority: the page is painted and can be typed in without it. Otherwise browsers load it as urgently as a
 * style sheet, and Lighthouse assumes that the first paint waits for it: 1,470 ms instead of 840.
 */
const scriptLast = (page: string): string => replaceOnce(page, '<script type="module"', '<script type="module" fetchpriority="low"')

/** Replaces the app's script tag with an attribute that has its address: the page's own script starts the app. */
const withAppNamed = (page: string, { tag, address }: OwnParts['app']): string =>
  replaceOnce(replaceOnce(page, tag, ''), '<html ', `<html ${appAttribute}="${address}" `)

/** @throws if a page lacks the drawing for which its first paint waits */
function withScene(markup: string): string {
  if (!markup.includes('<svg id="scene"')) throw new Error('A page has no drawing')
  return markup
}

/** @throws if the text does not contain the part exactly once */
function replaceOnce(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) throw new Error(`A page has not one ${part}`)
  return text.replace(part, () => by)
}

/** The folder of the renderer, one for each output folder, so that builds at the same time do not collide. */
const rendererFolder = (outDir: string): string => `node_modules/.cache/seller-portal/renderer-${outDir.replaceAll(/\W/g, '-')}`

/**
 * Renders the pages before the sign-in at build, so that they can be seen and typed in before any script has been loaded: each
 * with its style inline, in a file named after its address. The page for all other addresses contains the outline of the
 * screens behind the sign-in.
 */
export function prerender(): Plugin {
  let outDir = ''
  let root = ''
  let mode = ''
  let isRenderer = false
  let configFile: string | undefined
  return {
    name: 'prerender',
    apply: 'build',
    // After index.html has been generated, and before the worker's list of files is.
    enforce: 'post',
    configResolved(config) {
      ;({ root, mode, configFile } = config)
      outDir = config.build.outDir
      isRenderer = config.build.ssr !== false
    },
    generateBundle: {
      async handler(_, bundle) {
        if (isRenderer) return
        const { page, link, app, style, script } = ownParts(bundle)
        const source = String(page.source)
        const sourcePath = (path: string): string => join(root, path)
        const withParts = (parts: InlineParts): string =>
          allowInline(source.replace(link, () => `<style>${parts.style}</style><script>${parts.script}</script>`), parts)
        const renderer = await buildRenderer({ root, mode, configFile: configFile ?? false }, rendererFolder(outDir))
        const renderIn = async (language: RenderedLanguage): Promise<void> => {
          const { tag, words } = language
          if (words !== null) this.emitFile({ type: 'asset', fileName: manifestAddressIn(tag).slice(1), source: manifestIn(language, words) })
          for (const address of prerenderedAddresses) {
            const [title = '', markup = ''] = await render(renderer, tag, address)
            checkElements(markup, address)
            this.emitFile({
              type: 'asset',
              fileName: pageFile(address, tag),
              source: scriptLast(paintedInPlace(inLanguage(withParts({ style, script: `${script};${askAgainScript}` }), language)))
                .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
                .replace('<div id="root">', () => `<div id="root" ${pageAttribute}="${pageName(address, tag)}">${withScene(markup)}`)
                .replace('</body>', (end) => earlyFilesOf(address, bundle, sourcePath) + end),
            })
          }
          const [markup = '', outlineStyle = '', outlineScript = '', screenScript = ''] = await render(renderer, tag)
          const lastScript = `${screenScript};${startScript(bundle, sourcePath)}`
          const parts = { style: style + pageStyle(outlineStyle), script: `${script};${outlineScript};${askForAppScript}`, lastScript }
          const outline = withAppNamed(inLanguage(withParts(parts), language), app).replace('<div id="root">', (container) => `${container}${markup}<script>${lastScript}</script>`)
          if (words === null) page.source = outline
          else this.emitFile({ type: 'asset', fileName: pageFile('/index', tag), source: outline })
        }
        const [told = ''] = await render(renderer)
        await Promise.all(readLanguages(told).map(renderIn))
      },
    },
  }
}

/** @returns the path of the renderer: it renders the page of a language and an address, index.html without an address, and lists the languages without either */
async function buildRenderer(own: Pick<InlineConfig, 'root' | 'mode' | 'configFile'> & { readonly root: string }, outDir: string): Promise<string> {
  await build({ ...own, logLevel: 'error', build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false } })
  return join(own.root, outDir, 'prerender.js')
}

async function render(renderer: string, ...page: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [renderer, ...page], {
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: 60_000,
  })
  return stdout.split('\n').map(decodeURIComponent)
}

/** The page in a language: its attributes, and its texts outside of the app. */
function inLanguage(page: string, { tag, direction, words }: RenderedLanguage): string {
  if (words === null) return page
  return page
    .replace(/<html[^>]*>/, `<html lang="${tag}" dir="${direction}">`)
    .replace(`rel="manifest" href="${manifestAddress}"`, `rel="manifest" href="${manifestAddressIn(tag)}"`)
    .replace(/(name="apple-mobile-web-app-title" content=")[^"]*/, (_, begin: string) => begin + words.manifest.short_name)
    .replace(/(name="description" content=")[^"]*/, (_, begin: string) => begin + words.html.description)
    .replace(/<title>[^<]*/, () => `<title>${words.manifest.name}`)
    .replace(/<noscript>[^<]*/, () => `<noscript>${words.html.noscript}`)
}

interface OwnParts extends InlineParts {
  readonly page: Rolldown.OutputAsset
  /** The page's link to its style sheet. */
  readonly link: string
  /** The page's script tag for the app, and the app's address. */
  readonly app: { readonly tag: string; readonly address: string }
}

/** Removes the first style sheet from the build: the pages have it inline, like their script. */
function ownParts(bundle: Rolldown.OutputBundle): OwnParts {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no index.html')
  const [link, name] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(String(page.source)) ?? []
  const sheet = bundle[name ?? '']
  if (link === undefined || sheet?.type !== 'asset') throw new Error('index.html names no style sheet')
  const [tag, address] = /<script type="module"[^>]*src="([^"]+)"><\/script>/.exec(String(page.source)) ?? []
  if (tag === undefined || address === undefined) throw new Error('index.html names no script')
  delete bundle[sheet.fileName]
  for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(sheet.fileName)
  return { page, link, app: { tag, address }, style: pageStyle(String(sheet.source).trim()), script: pageScript }
}
