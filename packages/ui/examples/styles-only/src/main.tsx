import '@kiosk-admin/ui/styles.css'
import './page.css'
import { Button, Dialog, KioskUiProvider, TextField } from '@kiosk-admin/ui'
import { labels } from '@kiosk-admin/ui/labels/se'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return (
    <KioskUiProvider locale="sv" labels={labels} theme={theme} nonce={nonce}>
      <h1>Butiker</h1>
      <p>
        <Button variant="primary">Ny butik</Button> <Button className="wide">Bred</Button>{' '}
        <Button onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>Byt tema</Button>
      </p>
      <TextField label="Namn" required />
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Öppna</Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Ny butik</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Dialog.Description>Den syns på kioskerna när den har publicerats.</Dialog.Description>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    </KioskUiProvider>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
