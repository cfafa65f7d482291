import { createBackOffice } from '@kiosk-admin/kiosk-client'
import '@kiosk-admin/ui/styles.css'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { createApi } from './shared/api'
import { loadKitLabels } from './shared/kit'
import { language } from './shared/language'
import { session } from './shared/session'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

const api = createApi()
const backOffice = createBackOffice({ token: () => session.get()?.token })

await loadKitLabels(language.get())
createRoot(root).render(
  <StrictMode>
    <App api={api} backOffice={backOffice} />
  </StrictMode>,
)
