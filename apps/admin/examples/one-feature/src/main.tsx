import './page.css'
import '@kiosk-admin/ui/styles.css'
import '@kiosk-admin/admin/feature.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { FrontDesk } from './front-desk'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <FrontDesk />
  </StrictMode>,
)
