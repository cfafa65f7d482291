import '@kiosk-admin/ui/styles.css'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { createApi } from './shared/api/api'
import { ownAddress, pageAddress } from './shared/routing/address'

const root = document.getElementById('root')
if (!root) throw new Error('No root element')

/** Built with a relative base, the admin may be in any folder of a static host: its location is in the query. */
const app =
  import.meta.env.BASE_URL === '/' ? (
    <App api={createApi()} live />
  ) : (
    <App
      api={createApi()}
      live
      address={pageAddress({ home: ownAddress.home, covers: () => true, onElsewhere: () => {} })}
    />
  )

createRoot(root).render(<StrictMode>{app}</StrictMode>)
