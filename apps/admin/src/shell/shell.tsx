import { AppShell, Note, Toaster } from '@kiosk-admin/ui'
import { useEffect } from 'react'
import { LiveProvider } from '../data/live'
import { useMall, useMallLanguages } from '../data/use-mall'
import { features } from '../features'
import { useTexts } from '../shared/i18n'
import { Kit } from '../shared/kit'
import { language } from '../shared/language'
import { useLocation } from '../shared/location'
import { ScreenPaths } from '../shared/screen-paths'
import { session, useMallId } from '../shared/session'
import { createStore, useStore } from '../shared/store'
import { toasts, toastWarning } from '../shared/toasts'
import { DeniedAlert } from './denied-alert'
import { Menu } from './menu'
import { shellMessages } from './messages'
import { Screens } from './screens'
import { TopBar } from './top-bar'

const screenPaths = features.map(({ path }) => path)

const collapsed = createStore(localStorage.getItem('menu') === 'collapsed')

function collapse(next: boolean) {
  localStorage.setItem('menu', next ? 'collapsed' : 'open')
  collapsed.set(next)
}

/** Everything behind sign-in: menu, header and the screen of the address, in the mall's time zone and colour. */
export function Shell({ live }: { live: boolean }) {
  const mall = useMall()
  const [path] = useLocation()
  // the route guard: each step asks whether the session is still whole
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to ask
  useEffect(() => void session.check(), [path])
  useMallBrand(mall?.brandColor ?? null)
  const none = useStartLanguage()
  return (
    <LiveProvider live={live}>
      <Kit timeZone={mall?.timeZone}>
        <AppShell.Root collapsed={useStore(collapsed)} onCollapsedChange={collapse}>
          <AppShell.Sidebar>
            <Menu />
          </AppShell.Sidebar>
          <AppShell.Body>
            <TopBar />
            <AppShell.Main>
              {none && <NoLanguages />}
              <ScreenPaths value={screenPaths}>
                <Screens />
              </ScreenPaths>
            </AppShell.Main>
          </AppShell.Body>
        </AppShell.Root>
        <DeniedAlert />
        <Toaster toasts={toasts} />
      </Kit>
    </LiveProvider>
  )
}

/** The mall's own colour is the one variable that the kit's accent is computed from. */
function useMallBrand(brand: string | null) {
  useEffect(() => {
    const { style } = document.documentElement
    if (brand) style.setProperty('--k-brand', brand)
    return () => void style.removeProperty('--k-brand')
  }, [brand])
}

/** Takes the stored language if the mall has it, else the mall's first. True when the mall has none at all. */
function useStartLanguage(): boolean {
  const mallId = useMallId()
  const { data } = useMallLanguages()
  const t = useTexts(shellMessages)
  const none = data?.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a mall, when its languages are known
  useEffect(() => {
    if (!data) return
    language.startWith(data.map(({ id }) => id))
    if (none) toastWarning(t('shell.noLanguages'))
  }, [mallId, data !== undefined])
  return none
}

function NoLanguages() {
  const t = useTexts(shellMessages)
  return (
    <Note tone="warning" className="mb-4">
      {t('shell.noLanguagesHelp')}
    </Note>
  )
}
