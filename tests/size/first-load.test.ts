import { describe, expect, it } from 'vitest'
import { chunksOf, entriesOf, filesNamedBy, filesOf, filesWithin, lazyParts, readRoutes } from './first-load.mjs'

const manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    css: ['main.css'],
    imports: ['_react.js'],
    dynamicImports: ['src/app/routes/login.tsx?tsr-split=component', 'mocks/adapters/in-page.ts'],
  },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js', '_small.js'] },
  '_small.js': { file: 'small.js', imports: ['_form.js'] },
  'src/app/routes/login.tsx?tsr-split=component': { file: 'login.js', css: ['login.css'], imports: ['_form.js'] },
  'src/app/routes/login.tsx?tsr-split=errorComponent': { file: 'login-error.js' },
  'src/app/routes/_portal.tsx?tsr-split=component---loader': { file: 'portal.js', imports: ['index.html'] },
  'src/app/routes/_portal/sign.tsx?tsr-split=component': {
    file: 'sign.js',
    imports: ['_form.js'],
    dynamicImports: ['src/features/pad.ts'],
  },
  'src/features/pad.ts': { file: 'pad.js', imports: ['_form.js'] },
  'mocks/adapters/in-page.ts': { file: 'mocks.js', imports: ['_small.js'], dynamicImports: ['mocks/engine/seed.ts'] },
  'mocks/engine/seed.ts': { file: 'seed.js' },
}

const screen = (file: string) => ({ file, length: 1, importers: [] })
const modules = {
  'src/app/routes/login.tsx': screen('main.js'),
  'src/app/routes/login.tsx?tsr-split=component': screen('login.js'),
  'src/app/routes/login.tsx?tsr-split=errorComponent': screen('login-error.js'),
  'src/app/routes/_portal.tsx?tsr-split=component---loader': screen('portal.js'),
  // A chunk shared by several screens.
  'src/app/routes/_portal/sign.tsx?tsr-split=component': screen('small.js'),
}

const routeTree = `
import { Route as rootRouteImport } from './routes/__root'
import { Route as PortalRouteImport } from './routes/_portal'
import { Route as LoginRouteImport } from './routes/login'
import { Route as PortalSignRouteImport } from './routes/_portal/sign'
declare module '@tanstack/react-router' {
  interface FileRoutesByPath {
    '/_portal': {
      id: '/_portal'
      path: ''
      fullPath: '/'
      preLoaderRoute: typeof PortalRouteImport
      parentRoute: typeof rootRouteImport
    }
    '/login': {
      id: '/login'
      path: '/login'
      fullPath: '/login'
      preLoaderRoute: typeof LoginRouteImport
      parentRoute: typeof rootRouteImport
    }
    '/_portal/sign': {
      id: '/_portal/sign'
      path: '/sign'
      fullPath: '/sign/'
      preLoaderRoute: typeof PortalSignRouteImport
      parentRoute: typeof PortalRoute
    }
  }
}`

describe('the first load of a route', () => {
  const routes = readRoutes(routeTree, 'src/app')

  it('reads each address with its layouts, and no address for a layout', () => {
    expect(routes).toEqual([
      { path: '/login', files: ['src/app/routes/__root.tsx', 'src/app/routes/login.tsx'] },
      {
        path: '/sign',
        files: ['src/app/routes/__root.tsx', 'src/app/routes/_portal.tsx', 'src/app/routes/_portal/sign.tsx'],
      },
    ])
  })

  it('includes the chunks of the screen and its layouts, and excludes those that show errors', () => {
    expect(routes.map((route) => chunksOf(manifest, modules, route))).toEqual([
      ['src/app/routes/login.tsx?tsr-split=component'],
      ['_small.js', 'src/app/routes/_portal.tsx?tsr-split=component---loader'],
    ])
  })

  it('follows static imports and styles, cyclic ones too, and no import()', () => {
    const keys = [...entriesOf(manifest), 'src/app/routes/login.tsx?tsr-split=component']
    expect([...filesOf(manifest, keys)].toSorted()).toEqual(
      ['form.js', 'login.css', 'login.js', 'main.css', 'main.js', 'react.js', 'small.js'],
    )
  })

  it('rejects a chunk that is not in the manifest', () => {
    expect(() => filesOf(manifest, ['src/gone.ts'])).toThrow('src/gone.ts')
  })
})

describe('the rest of a build', () => {
  it('finds what is loaded on demand, and what is loaded before it', () => {
    const pad = lazyParts(manifest).find(({ key }) => key === 'src/features/pad.ts')
    expect([...(pad?.before ?? [])].toSorted()).toEqual(['form.js', 'react.js', 'sign.js', 'small.js'])
    expect(lazyParts(manifest).map(({ key }) => key)).not.toContain('src/app/routes/login.tsx?tsr-split=component')
  })

  it('leaves out files that are reached only through an excluded module', () => {
    const files = filesWithin(manifest, (key) => key.startsWith('mocks/'))
    expect([...files].toSorted()).toEqual(['form.js', 'login.css', 'login.js', 'main.css', 'main.js', 'react.js', 'small.js'])
  })

  it('reads the files that a page makes the browser fetch', () => {
    const html = `<link rel="icon" href="/icon.svg"><link rel=manifest href=/app.webmanifest>
      <link rel="apple-touch-icon" href="/touch.png"><link rel="alternate" href="https://example.com/x.css">
      <link rel="stylesheet" crossorigin href="/assets/main.css?v=1"><script type="module" src="/assets/main.js"></script>
      <script src="//example.com/x.js"></script><link rel="modulepreload" href="/assets/login.js">`
    expect(filesNamedBy(html)).toEqual([
      'icon.svg',
      'app.webmanifest',
      'assets/main.css',
      'assets/main.js',
      'assets/login.js',
    ])
  })
})
