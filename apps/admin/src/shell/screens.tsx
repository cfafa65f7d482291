import { Button, EmptyState, ErrorState } from '@kiosk-admin/ui'
import { SignpostBig } from 'lucide-react'
import { Component, type ReactNode, Suspense, use } from 'react'
import { Link, Redirect, Route, Switch } from 'wouter'
import { type Feature, features } from '../features'
import { useTexts } from '../shared/i18n'
import { useLocation } from '../shared/location'
import { useMallId } from '../shared/session'
import { shellMessages } from './messages'

const loading = new Map<Feature, ReturnType<Feature['load']>>()

/** A feature's code, asked for once; after a failure the page is loaded anew. */
function load(feature: Feature) {
  const started = loading.get(feature) ?? feature.load()
  loading.set(feature, started)
  return started
}

const Screen = ({ feature }: { feature: Feature }) => use(load(feature)).feature.screen

/** The screen of the address, loaded when it is first shown. */
export function Screens() {
  const mallId = useMallId()
  const [path] = useLocation()
  return (
    // another mall or screen starts afresh, an error of the one before included
    <ScreenBoundary key={`${mallId} ${path}`}>
      <Suspense>
        <Switch>
          <Route path="/dashboard">
            <Redirect to="/published" replace />
          </Route>
          {features.map((feature) => (
            <Route key={feature.name} path={feature.path}>
              <Screen feature={feature} />
            </Route>
          ))}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </ScreenBoundary>
  )
}

function NotFound() {
  const t = useTexts(shellMessages)
  return (
    <EmptyState
      icon={<SignpostBig strokeWidth={1.5} />}
      title={t('shell.notFound.title')}
      action={
        <Button asChild>
          <Link href="/published">{t('shell.notFound.back')}</Link>
        </Button>
      }
    >
      {t('shell.notFound.text')}
    </EmptyState>
  )
}

/** A screen that cannot be shown leaves the rest of the page in use. */
class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Failed onRetry={() => location.reload()} /> : this.props.children
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(shellMessages)
  return (
    <ErrorState title={t('shell.failed.title')} onRetry={onRetry}>
      {t('shell.failed.text')}
    </ErrorState>
  )
}
