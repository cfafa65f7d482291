import { AppShell, Note } from '@kiosk-admin/ui'
import { useEffect } from 'react'
import { LiveProvider } from '../data/live/live'
import { useMall, useMallLanguages } from '../data/malls/use-mall'
import { features as all } from '../features'
import type { Feature } from '../shared/feature/feature'
import { useMessages } from '../shared/i18n/i18n'
import { language } from '../shared/i18n/language'
import { Kit } from '../shared/kit'
import { useLocation } from '../shared/routing/location'
import { session, useMallId } from '../shared/session/session'
import { createStore, useStore } from '../shared/store'
import { Toaster } from '../shared/toasts/toaster'
import { toastWarning } from '../shared/toasts/toasts'
import { DeniedAlert } from './denied-alert'
import { Features } from './features'
import { Menu } from './menu'
import { shellMessages } from './messages'
import { PasswordPrompt } from './password-prompt/password-prompt'
import { Screens } from './screens'
import { ShortcutHelp } from './shortcuts/shortcut-help'
import { TopBar } from './top-bar'

const collapsed = createStore(localStorage.getItem('menu') === 'collapsed')

function collapse(next: boolean) {
  localStorage.setItem('menu', next ? 'collapsed' : 'open')
  collapsed.set(next)
}

export type ShellProps = { live: boolean; features?: readonly Feature[] | undefined; brand?: string | undefined }

/** The app behind sign-in: menu, header and the screen of the address, in the mall's time zone and colour. */
export function Shell({ live, features = all, brand }: ShellProps) {
  const mall = useMall()
  const [path] = useLocation()
  // route guard: checks the session on each navigation
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation
  useEffect(() => void session.check(), [path])
  useBrand(brand ?? mall?.brandColor ?? null)
  const noLanguages = useStartLanguage()
  return (
    <LiveProvider live={live}>
      <Kit timeZone={mall?.timeZone}>
        <Features features={features}>
          <AppShell.Root collapsed={useStore(collapsed)} onCollapsedChange={collapse}>
            <AppShell.Sidebar>
              <Menu />
            </AppShell.Sidebar>
            <AppShell.Body>
              <TopBar />
              <AppShell.Main>
                {noLanguages && <NoLanguages />}
                <Screens />
              </AppShell.Main>
            </AppShell.Body>
          </AppShell.Root>
          <NoLanguagesToast none={noLanguages} />
          <DeniedAlert />
          <PasswordPrompt />
          <ShortcutHelp />
          <Toaster />
        </Features>
      </Kit>
    </LiveProvider>
  )
}

/** Sets the mall's colour as the variable that the kit's accent is computed from. */
function useBrand(brand: string | null) {
  useEffect(() => {
    const { style } = document.documentElement
    if (brand) style.setProperty('--k-brand', brand)
    return () => void style.removeProperty('--k-brand')
  }, [brand])
}

/**
 * Takes the stored language if the mall has it, else the mall’s first. Returns whether the mall has no languages;
 * undefined while loading.
 */
function useStartLanguage(): boolean | undefined {
  const mallId = useMallId()
  const { data } = useMallLanguages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per mall, when its languages load
  useEffect(() => {
    if (!data) return
    language.startWith(data.map(({ id }) => id))
  }, [mallId, data !== undefined])
  return data && data.length === 0
}

function NoLanguages() {
  const t = useMessages(shellMessages)
  return (
    <Note tone="warning" className="mb-4">
      {t('shell.noLanguagesHelp')}
    </Note>
  )
}

/**
 * Reports once per mall that it has no languages. Rendered below the kit's provider, because its labels may load after the
 * shell's messages.
 */
function NoLanguagesToast({ none }: { none: boolean | undefined }) {
  const mallId = useMallId()
  const t = useMessages(shellMessages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per mall, not on language changes
  useEffect(() => {
    if (none) toastWarning(t('shell.noLanguages'))
  }, [mallId, none !== undefined])
  return null
}
