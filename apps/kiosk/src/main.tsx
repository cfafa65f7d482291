import '@kiosk-admin/ui/styles.css'
import './kiosk.css'
import './page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { blockBrowserGestures } from './browser-gestures'
import { browserDependencies, DependenciesProvider } from './dependencies'
import { loadPhrases } from './hooks/use-phrases'
import { cachePageForOffline } from './offline'
import { createKioskErrors } from './page-errors'
import { loadHomeMap, loadMap } from './screens/map/load-map'
import { loadSlides } from './screens/slideshows'
import { loadDocument, loadGuide, loadSite, loadSpeech } from './screens/visit'

const root = document.getElementById('root')
if (!root) throw new Error('No root element')

const dependencies = browserDependencies()
const errors = createKioskErrors(dependencies)
errors.listen()
blockBrowserGestures()
createRoot(root, { onCaughtError: errors.report }).render(
  <StrictMode>
    <DependenciesProvider value={dependencies}>
      <App />
    </DependenciesProvider>
  </StrictMode>,
)
// loads all chunks first, because the service worker caches only loaded files
if (import.meta.env.PROD)
  void Promise.all([
    ...[loadDocument(), loadGuide(), loadHomeMap(), loadMap(), loadPhrases(), loadSite(), loadSlides(), loadSpeech()],
  ])
    .catch(console.info)
    .then(cachePageForOffline)
