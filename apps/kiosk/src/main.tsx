import '@kiosk-admin/ui/styles.css'
import './kiosk.css'
import './page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keepForOffline } from './offline'
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
if (import.meta.env.PROD) void keepForOffline()
