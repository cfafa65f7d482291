import '@kiosk-admin/ui/styles.css'
import '@kiosk-admin/admin/styles.css'
import { Admin, createApi, features, overrideMessages, sms } from '@kiosk-admin/admin'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { lostProperty } from './lost-property/feature'

overrideMessages({
  en: {
    menu: { offers: 'Deals' },
    offers: { title: 'Deals', new: 'New deal' },
    kit: { primitives: { cancel: 'Never mind' } },
  },
  se: { menu: { offers: 'Klipp' }, offers: { title: 'Klipp', new: 'Nytt klipp' } },
})

const ours = [...features.filter((one) => one !== sms), lostProperty]

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Admin api={createApi()} live features={ours} brand="#7a1fa2" />
  </StrictMode>,
)
