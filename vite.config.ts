import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkFile } from './src/build/chunk-file.ts'
import { compileHints } from './src/build/compile-hints.ts'
import { contentSecurityPolicy } from './src/build/content-security-policy.ts'
import { databaseChunk } from './src/build/early-files.ts'
import { fetchBeforeImport } from './src/build/fetch-before-import.ts'
import { fileOrder } from './src/build/file-order.ts'
import { cachedAssets, pageHeaders } from './src/build/headers.ts'
import { knownCodes } from './src/build/known-codes.ts'
import { leaveOutOfDexie, leaveOutOfFormHook, leaveOutOfFormParts, leaveOutOfForms, leaveOutOfFormTools, leaveOutOfIcons, leaveOutOfMockSocket, leaveOutOfMsw, leaveOutOfRouter, leaveOutOfRouterParts, leaveOutOfSanitiser, leaveOutOfSignaturePad, leaveOutOfSockets, leaveOutOfTheWorker, leaveOutSending, leaveOutStackTraces, leaveOutStyleOfDemo, leaveOutTypicalData } from './src/build/left-out.ts'
import { licences } from './src/build/licences.ts'
import { manifestBeside } from './src/build/manifest-beside.ts'
import { readPackage } from './src/build/package-file.ts'
import { pagesInLanguage } from './src/build/pages-in-language.ts'
import { portalStyleAlone } from './src/build/page-style.ts'
import { prerender } from './src/build/prerender.ts'
import { webAppManifest } from './src/build/web-app-manifest.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Small parts that several screens behind the sign-in share compress better, and load sooner, in one file than in thirty. */
const sharedBehindSignIn = /\/src\/(?!languages\/|features\/(?:access|demo|reading|case-log)\/|app\/presenter\/|contract\/(?:presenter\/|typical-steps)|transport\/connect\.)|\/node_modules\/lucide-react\//

/** The code of lists of records: the steps need none of it, and the home only for today's orders. */
const ofLists = /\/src\/(?:lists\/|scan\/(?!loaded-reader))/

/** Code that only a module of the marketplace needs: a seller to whom none is offered loads none of it. */
const ofModules = /\/src\/(?:(?:domain|features)\/orders\/|scan\/(?!loaded-reader)|resources\/(?:overlaid|look-up)-orders|app\/(?:look-up-orders|pages\/(?:orders-of-list|shipment-files)))/

/** The screen of a section that does not exist yet, and the pages of modules, which may have to show it. */
const sections = /\/src\/(?:features\/sections\/|app\/pages\/(?:orders|section)-page)/

/** Screens of a few lines each that are not on the way from the sign-in to the dashboard: they compress better together. */
const smallScreens = /\/src\/(?:features\/(?:feedback|offers|profile|suggestions)\/|app\/routes\/_portal\/(?:alloffers|changepassword|myprofile|productfeedback|productfeedbackdetails|sellerfeedback|suggestions)\b)/

/** Routes of a few lines, and the file of the screen into which each is put. */
const screenOfRoute: Readonly<Record<string, string>> = { articles: 'reading-screen', policy: 'reading-screen', caselog: 'case-log-screen', referraloffers: 'referral', updates: 'updates' }

/** The file of a group of screens; null for large parts (the drawing, the sanitiser, sample cases) and for what the home shows of a screen. */
function groupOfScreens(id: string): string | null {
  if (ofModules.test(id)) return 'orders'
  if (sections.test(id)) return 'sections'
  if (smallScreens.test(id)) return 'small-screens'
  const route = /\/src\/app\/routes\/_portal\/([a-z]+)\b/.exec(id)?.[1] ?? ''
  return screenOfRoute[route] ?? /\/src\/features\/(?!about|access|demo|reading|case-log|onboarding|updates\/sample)([a-z-]+)\//.exec(id)?.[1] ?? null
}

/** Without the demo its page must not be a route either: the route tree is then generated again, outside of the sources. */
const routesOf = (demo: boolean) =>
  demo
    ? { generatedRouteTree: here('./src/app/route-tree.gen.ts') }
    : { generatedRouteTree: here('./node_modules/.cache/seller-portal/route-tree.gen.ts'), routeFileIgnorePattern: '^demo\\.' }

/** How the script is built that the worker loads (see src/sw/background-sync.ts). */
const scriptOfTheWorker: Plugin = {
  name: 'script-of-the-worker',
  config: () => ({ worker: { plugins: () => leaveOutOfDexie, rolldownOptions: { output: { codeSplitting: false } } } }),
}

/** Ends the build with one line for the person at the keyboard, without a stack trace. */
function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Addresses with a path are refused: the contract's paths begin at the root, and Socket.IO takes a path for a namespace. */
const isOrigin = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && /^\/?$/.test(address.slice(new URL(address).origin.length))

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const env = loadEnv(mode, here('.'), 'VITE_')
  const address = env['VITE_API_BASE_URL'] ?? ''
  const demo = env['VITE_DEMO'] !== 'off'
  if (!demo && address === '')
    refuse('VITE_DEMO=off needs VITE_API_BASE_URL, the address of the real backend.')
  if (address !== '' && !isOrigin(address))
    refuse(`VITE_API_BASE_URL must be an origin such as https://api.example.com, not '${address}'.`)

  // A build that removes the worker from the devices that have one.
  const withoutWorker = env['VITE_SERVICE_WORKER'] === 'remove'
  const order = fileOrder((path) => here(path))
  const routes = routesOf(demo)
  return {
    resolve: {
      alias: [
        { find: './route-tree.gen', replacement: routes.generatedRouteTree },
        { find: '@', replacement: here('./src') },
        { find: '@mocks', replacement: here('./mocks') },
        // The package's own entry also brings parts that are not used.
        { find: /^mock-socket$/, replacement: 'mock-socket/dist/mock-socket.es.mjs' },
        // The package's own entry is the build for old browsers, and its other build is minified, so that nothing could be left out of it.
        { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
        // React has it built in; the shim is for older versions of React.
        { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      ],
    },
    define: { 'import.meta.env.VITE_VERSION': JSON.stringify(readPackage(here('.')).version) },
    // Pages are prerendered with the code that a browser would run (see src/build/prerender.ts).
    ssr: { noExternal: true, external: ['@happy-dom/global-registrator'], resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Loaders are split off with their screens, so that the first screen does not load them either.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
        routesDirectory: here('./src/app/routes'),
        ...routes,
        quoteStyle: 'single',
      }),
      react(),
      fetchBeforeImport,
      knownCodes,
      leaveOutOfDexie,
      leaveOutOfFormHook,
      leaveOutOfFormParts,
      leaveOutOfForms,
      leaveOutOfFormTools,
      leaveOutOfIcons,
      leaveOutOfMockSocket,
      leaveOutOfMsw,
      leaveOutOfRouter,
      leaveOutOfRouterParts,
      leaveOutOfSanitiser,
      leaveOutOfSignaturePad,
      leaveOutOfSockets,
      leaveOutStackTraces,
      !demo && leaveOutTypicalData,
      !demo && leaveOutStyleOfDemo,
      tailwindcss(),
      portalStyleAlone,
      cachedAssets,
      pagesInLanguage,
      contentSecurityPolicy(address),
      !isSsrBuild && order.plugin,
      prerender(),
      !isSsrBuild && compileHints((path) => here(path)),
      !isSsrBuild && licences,
      !isSsrBuild && manifestBeside(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: withoutWorker ? 'src/sw/removal' : 'src/sw',
        filename: 'service-worker.ts',
        // Registered by src/app/updates; the worker waits until the seller agrees.
        injectRegister: false,
        registerType: 'prompt',
        injectManifest: {
          // What is needed first is kept first (see src/sw/service-worker.ts).
          manifestTransforms: [(entries) => ({ manifest: entries.map((entry) => ({ ...entry, rank: order.rankOf(entry.url) })) })],
          globPatterns: withoutWorker ? [] : [
            '**/*.{html,js,css,svg,png,webp,mp4,webm,vtt,ico,webmanifest}',
            'licences.txt',
            'assets/anek-latin-latin{,-ext}-wght-*.woff2',
          ],
          // The shop window is shown by the system, never by the app itself.
          // The plugin itself lists the manifest.
          // Browsers store the worker's scripts by themselves.
          globIgnores: ['shop-window/**', 'manifest.webmanifest', 'assets/background-script-*'],
          rollupFormat: 'iife',
          buildPlugins: { vite: [leaveOutOfTheWorker, scriptOfTheWorker, address === '' && leaveOutSending] },
        },
        manifest: webAppManifest,
        // They would be listed twice, and the icons of the shop window with them.
        includeManifestIcons: false,
      }),
    ],
    server: { headers: pageHeaders },
    preview: { headers: pageHeaders },
    build: {
      manifest: !isSsrBuild,
      modulePreload: {
        polyfill: false,
        // A chunk's dependencies are requested in parallel with it. The HTML page lists none: what it needs first is one file.
        resolveDependencies: (file, dependencies, { hostType }) => (hostType === 'js' ? [...new Set([file, ...dependencies])] : []),
      },
      rolldownOptions: {
        // No timings: who starts the product wants to see its address. Some modules are imported both statically and dynamically on
        // purpose: the dynamic import still waits.
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        output: isSsrBuild ? {} : {
          codeSplitting: {
            groups: [
              // The few lines that assemble the sample cases of every language.
              { name: 'sample-case', test: /sample-case\.ts$/, priority: 1 },
              // What the page imports before it shows anything compresses better in one file.
              { name: 'first', tags: ['$initial'], priority: 4 },
              // What needs the style of the screens behind the sign-in must not load their code with it.
              { name: 'portal', test: /\/portal\.css$/, priority: 3 },
              // What the sign-in page loads a moment later, and the dialogs it opens, without code of the screens after it.
              { name: 'foot', test: (id) => order.isForFirstScreen(id) || /\/src\/ui\/(?:dialog|modal)\./.test(id), priority: 3 },
              // What two or more screens share is one file, for signing in and up and behind the sign-in each. What the screens that
              // check little share, with each other or with the registration, is apart, without the schema library.
              { name: 'other-ways-in', test: (id) => order.isForOtherWaysIn(id) && order.isForRegistration(id), minShareCount: 2, priority: 3 },
              // A timeout that pauses is shared by both kinds: its other user stays with it, so that the registration loads neither.
              { name: 'access', test: (id) => order.isForOtherWaysIn(id) || /\/src\/ui\/auto-advance\./.test(id), minShareCount: 2, priority: 2 },
              { name: 'sign-up', test: order.isForSignUp, minShareCount: 2, priority: 1 },
              // The page's own script imports it (see early-files.ts).
              { name: databaseChunk, test: /\/node_modules\/dexie\//, priority: 2 },
              { name: 'shared', test: (id) => sharedBehindSignIn.test(id) && !ofLists.test(id) && !sections.test(id) && !smallScreens.test(id) && !ofModules.test(id) && !order.isForSignUp(id), minShareCount: 2, priority: 1 },
              { name: 'lists', test: ofLists, minShareCount: 2, priority: 0 },
              // Without its users the library would make the bundler move its runtime from the first file into one of its own: one
              // request more for everybody. Below 'shared', since a group takes along its imports, and other screens need those.
              { name: 'sockets', test: /\/src\/transport\/(?:duplicate-check|order-news)\.|\/node_modules\/socket\.io-client\//, priority: 0 },
              // Requested together: all that a first call needs, and what opens the device's store.
              { name: 'call', test: /\/src\/(?:transport\/call|app\/(?:calls-of-session|tell-operator))\./, priority: 0 },
              { name: 'start-outbox', test: /\/src\/app\/start\/(?:start-outbox|tidy-up)\./, priority: 0 },
              // Routes of a few lines each, of which the first start needs two.
              { name: 'home', test: /\/src\/app\/routes\/_portal(?:\.tsx|\/(?:index|dashboard)\.tsx)/, priority: 0 },
              // The frame's occasional notices.
              { name: 'notices', test: /\/src\/app\/notices\/(?:offline-ready|update)-notice\./, priority: 0 },
              // The steps that are forms are loaded together, whichever is open.
              { name: 'steps', test: /\/src\/features\/onboarding\/(?:gst\/(?!take-|rewrite-)|(?:bank|addresses|shipping)\/)/, priority: 0 },
              // The parts of one group of screens, which would otherwise be requested one after another.
              { name: groupOfScreens, test: (id) => groupOfScreens(id) !== null && !order.isForSignUp(id), priority: 0 },
            ],
          },
          chunkFileNames: ({ moduleIds }) => chunkFile(here('./'), moduleIds, demo),
        },
      },
    },
  }
})
