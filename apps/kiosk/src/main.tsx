import '@kiosk-admin/ui/styles.css'
import './kiosk.css'
import './page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keepForOffline } from './offline'
import { loadSlides } from './screens/slideshows'
import { loadGuide, loadSite } from './screens/visit'
import { browserServices, ServicesProvider } from './services'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

createRoot(root).render(
  <StrictMode>
    <ServicesProvider value={browserServices()}>
      <App />
    </ServicesProvider>
  </StrictMode>,
)
// all pages are here before anyone needs them, and before the worker keeps what was loaded
if (import.meta.env.PROD)
  void Promise.all([loadGuide(), loadSite(), loadSlides()]).catch(console.info).then(keepForOffline)
