import '@kiosk-admin/ui/styles.css'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { createApi } from './shared/api/api'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

createRoot(root).render(
  <StrictMode>
    <App api={createApi()} live />
  </StrictMode>,
)
