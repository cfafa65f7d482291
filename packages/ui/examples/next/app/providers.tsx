'use client'

import { KioskUiProvider } from '@kiosk-admin/ui'
import { labels } from '@kiosk-admin/ui/labels/se'
import type { ReactNode } from 'react'

/** A client component, because labels contain functions. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <KioskUiProvider locale="sv" timeZone="Europe/Stockholm" labels={labels}>
    {children}
  </KioskUiProvider>
)
