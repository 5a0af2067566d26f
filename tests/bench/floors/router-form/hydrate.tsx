import { hydrateRoot } from 'react-dom/client'
import { App, router } from './app'

const root = document.getElementById('root')
if (root !== null) {
  await router.load()
  hydrateRoot(root, <App />)
}
await navigator.serviceWorker.register('/worker.js')
