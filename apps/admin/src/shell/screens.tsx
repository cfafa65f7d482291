import { Button, EmptyState } from '@kiosk-admin/ui'
import { SignpostBig } from 'lucide-react'
import { Suspense, use } from 'react'
import { Link, Redirect, Route, Switch } from 'wouter'
import { type Feature, features } from '../features'
import { useTexts } from '../shared/i18n'
import { useLocation } from '../shared/location'
import { useMallId } from '../shared/session'
import { Boundary } from './boundary'
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
    <Boundary key={`${mallId} ${path}`}>
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
    </Boundary>
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
