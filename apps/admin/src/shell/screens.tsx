import { Button, EmptyState, Skeleton } from '@kiosk-admin/ui'
import { SignpostBig } from 'lucide-react'
import { type ReactNode, Suspense, use } from 'react'
import { Link, Redirect, Route, Switch } from 'wouter'
import type { Feature, Loaded } from '../shared/feature/feature'
import { useMessages } from '../shared/i18n/i18n'
import { home, useLocation } from '../shared/routing/location'
import { usePageName } from '../shared/routing/page-name'
import { useMallId } from '../shared/session/session'
import { Boundary } from './boundary'
import { useFeatures } from './features'
import { loadFeature } from './load-feature'
import { shellMessages } from './messages'

function Screen({ feature }: { feature: Feature }) {
  const { screen, usePreload } = use(loadFeature(feature)).feature
  return usePreload ? <Preloaded usePreload={usePreload}>{screen}</Preloaded> : screen
}

/** Renders the screen once its data has loaded; the screen itself reports failures. */
function Preloaded({ usePreload, children }: Pick<Required<Loaded>, 'usePreload'> & { children: ReactNode }) {
  const t = useMessages(shellMessages)
  return usePreload().loading ? <ScreenSkeleton label={t('shell.working')} /> : children
}

const ScreenSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="flex flex-col gap-6 pt-2">
    <Skeleton style={{ width: '14rem' }} />
    <Skeleton style={{ width: '60%' }} />
    <Skeleton style={{ width: '80%' }} />
    <Skeleton style={{ width: '70%' }} />
  </div>
)

/** The screen of the address, loaded on demand. */
export function Screens() {
  const mallId = useMallId()
  const [path] = useLocation()
  const features = useFeatures()
  return (
    // another mall or screen resets state and errors
    <Boundary key={`${mallId} ${path}`}>
      <Suspense>
        <Switch>
          <Route path="/dashboard">
            <Redirect to={home()} replace />
          </Route>
          {features.flatMap((feature) =>
            [feature.path, ...(feature.also ?? [])].map((one) => (
              <Route key={one} path={one}>
                <Screen feature={feature} />
              </Route>
            )),
          )}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Boundary>
  )
}

function NotFound() {
  const t = useMessages(shellMessages)
  usePageName(t('shell.notFound.title'))
  return (
    <EmptyState
      icon={<SignpostBig strokeWidth={1.5} />}
      level={1}
      title={t('shell.notFound.title')}
      action={
        <Button asChild>
          <Link href={home()}>{t('shell.notFound.back')}</Link>
        </Button>
      }
    >
      {t('shell.notFound.text')}
    </EmptyState>
  )
}
