import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { contentSecurityPolicy } from './content-security-policy.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Chunks of the in-browser service and its console lie in a folder of their own, so that real mode can leave them alone. */
const demoFolder = 'assets/demo'
const demoSources = ['./mocks/', './src/features/demo/', './src/app/presenter/'].map(here)
const belongsToDemo = (modules: readonly string[]): boolean =>
  modules.some((id) => demoSources.some((folder) => id.startsWith(folder)) || /node_modules\/(msw|mock-socket)\//.test(id))

/**
 * What the sign-in screen needs lies in one file: together it packs smaller than apart, and nearly every
 * other screen needs it too.
 */
const firstLoad = [
  /rolldown\/runtime/,
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|class-variance-authority|@tanstack)\//,
  /src\/forms\/(contexts|control-field|left-out|error-summary|field-notes|field-parts|fill-requests|form|form-ids|messages|password-field|app-form|submit-button|text-field|texts)\./,
  /src\/ui\/(alert|button|cn|field|input|label|spinner|divider|use-pausable-timeout)\./,
  /src\/(contract\/(steps|limits)|session\/(backend-choice|browser-session|session|storage-keys))\./,
  /src\/(clock\/clock|domain\/text-input)\./,
  /src\/app\/(backend|document-title|once|texts|shell\/drawer-store)\./,
  /src\/features\/access\/(access-layout|failure-banner|server-words|offline-line|texts)\./,
]
const isFirstLoad = (id: string): boolean => firstLoad.some((pattern) => pattern.test(id))

/** Small parts that several screens behind the sign-in share pack smaller in one file than in thirty. */
const sharedBySmallScreens =
  /src\/(lists|samples)\/|src\/domain\/date-texts|lucide-react\/dist\/esm\/icons\/|src\/ui\/(card|status-badge|inline-confirmation|auto-advance|save-file|textarea|select)\.|src\/forms\/(select|text-area)-field\.|node_modules\/@?radix-ui\//

/** Fields that several forms have, before the sign-in too; those that need icons lie with the small screens' parts. */
const sharedByForms = /src\/(forms\/(?!select|text-area)[\w-]+|ui\/(checkbox|radio-group))\./

/** The page, what every screen needs, and the screens between sign-in and signature. */
const neededFirst =
  /^index\.html$|^assets\/(?:first|index|call|queue|outbox|_?portal|home|dashboard|registration|onboarding|gst|bank|addresses|shipping|signature|step|form|fields|schema)[\w-]*\.(?:js|css)$/

/** Then what these share with other screens, and pictures and films last. */
const rankOf = (url: string): number => (neededFirst.test(url) ? 0 : /\.(?:js|css)$/.test(url) ? 1 : 2)

const leaveOutWhatIsNotUsed: Plugin = {
  name: 'leave-out-what-is-not-used',
  transform: (code, id) => (id.includes('/src/sw/service-worker.') ? null : { code, map: null, moduleSideEffects: false }),
}

/** Without the demo its page is no address either: the routes are then listed anew, beside those in the sources. */
const routesOf = (demo: boolean) =>
  demo
    ? { generatedRouteTree: here('./src/app/route-tree.gen.ts') }
    : { generatedRouteTree: here('./node_modules/.cache/seller-portal/route-tree.gen.ts'), routeFileIgnorePattern: '^demo\\.' }

/** Paths of the contract begin at the root, and Socket.IO takes a path for a name of its own. */
const isOrigin = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && /^\/?$/.test(address.slice(new URL(address).origin.length))

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, here('.'), 'VITE_')
  const address = env['VITE_API_BASE_URL'] ?? ''
  if (env['VITE_DEMO'] === 'off' && address === '')
    throw new Error('A build without the demo needs VITE_API_BASE_URL, the address of the real backend.')
  if (address !== '' && !isOrigin(address))
    throw new Error(`VITE_API_BASE_URL must be an origin such as https://api.example.com, not ${address}`)

  const routes = routesOf(env['VITE_DEMO'] !== 'off')
  return {
    resolve: {
      alias: [
        { find: './route-tree.gen', replacement: routes.generatedRouteTree },
        { find: '@', replacement: here('./src') },
        { find: '@mocks', replacement: here('./mocks') },
        // The service uses no cookies; msw would bring a jar for them, with the whole list of public suffixes.
        { find: 'tough-cookie', replacement: here('./mocks/adapters/cookie-jar-stub.ts') },
        // The original writes a style element into the page, which the content security policy forbids.
        { find: 'react-style-singleton', replacement: here('./src/ui/style-singleton.ts') },
        // The package's own entry brings the build for old browsers.
        { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
        // React has it built in; the copy is for older ones.
        { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
        ...['@tanstack/devtools-event-client', '@tanstack/pacer-lite', './useFormGroup.js'].map((find) => ({
          find,
          replacement: here('./src/forms/left-out.ts'),
        })),
      ],
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: here('./src/app/routes'),
        ...routes,
        quoteStyle: 'single',
      }),
      react(),
      tailwindcss(),
      contentSecurityPolicy(address),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'service-worker.ts',
        // Registered by src/app/updates.ts; the worker waits until the seller agrees.
        injectRegister: false,
        registerType: 'prompt',
        injectManifest: {
          // The first install keeps one file after the other; a seller who has just signed in needs these first.
          manifestTransforms: [
            (entries) => ({ manifest: entries.toSorted((a, b) => rankOf(a.url) - rankOf(b.url)) }),
          ],
          globPatterns: [
            '**/*.{html,js,css,svg,png,webp,mp4,webm,vtt,ico,webmanifest}',
            'assets/anek-latin-latin{,-ext}-wght-*.woff2',
          ],
          rollupFormat: 'iife',
          // What the worker does not use is left out: without a real backend's address, the whole queue.
          buildPlugins: { vite: [leaveOutWhatIsNotUsed] },
        },
        manifest: {
          id: '/',
          name: 'Seller Portal',
          short_name: 'Seller',
          description: 'Sign up, complete your onboarding and run your shop, with or without a connection.',
          lang: 'en-IN',
          dir: 'ltr',
          start_url: '/?source=pwa',
          scope: '/',
          display: 'standalone',
          display_override: ['standalone', 'minimal-ui'],
          theme_color: '#1D2358',
          background_color: '#FBF8F1',
          categories: ['business', 'shopping'],
          icons: [
            { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
            { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
            { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
          shortcuts: [
            { name: 'Continue onboarding', url: '/registrationdetails' },
            { name: 'Waiting to send', url: '/outbox' },
          ],
        },
      }),
    ],
    build: {
      manifest: true,
      modulePreload: {
        polyfill: false,
        // The list of every screen's files would weigh on the first one, and the service worker has them soon.
        resolveDependencies: () => [],
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', test: isFirstLoad, priority: 2 },
              { name: 'shared', test: sharedBySmallScreens, minShareCount: 2, priority: 1 },
              { name: 'fields', test: sharedByForms, minShareCount: 2, priority: 1 },
            ],
          },
          chunkFileNames: (chunk) =>
            belongsToDemo(chunk.moduleIds) ? `${demoFolder}/[name]-[hash].js` : 'assets/[name]-[hash].js',
        },
      },
    },
  }
})
