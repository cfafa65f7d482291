import '@kiosk-admin/ui/styles.css'
import './page.css'
import { brandTokens } from '@kiosk-admin/ui/headless'
import { cookies } from 'next/headers'
import type { CSSProperties, ReactNode } from 'react'
import { Providers } from './providers'

const brand = '#b4123d'

export const metadata = { title: 'Butiker' }
export const viewport = { themeColor: brandTokens(brand, 'light').accent }

/** The theme is in the page from the start, so that it never flashes in another one. */
export default async function Layout({ children }: { children: ReactNode }) {
  const theme = (await cookies()).get('theme')?.value
  return (
    <html lang="sv" data-theme={theme} style={{ '--k-brand': brand } as CSSProperties}>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
