import { ErrorState, PageHeader, Skeleton } from '@kiosk-admin/ui'
import { lazy, Suspense } from 'react'
import { useInfoPageNow } from '../../data/content/use-info-page-form'
import { useMallLanguages } from '../../data/malls/use-mall'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { infoPageMessages } from './messages'

// loaded after the heading, because the form is large
const InfoPageContent = lazy(async () => ({
  default: (await loadCode(() => import('./info-page-content'))).InfoPageContent,
}))

/** The mall's information page. */
export function InfoPageScreen() {
  const t = useMessages(infoPageMessages)
  const page = useInfoPageNow()
  const languages = useMallLanguages()
  const error = page.error ?? languages.error
  if (error) {
    const retry = () => {
      page.retry()
      languages.retry()
    }
    return (
      <>
        <PageHeader title={t('infoPage.title')} />
        <ErrorState title={t('infoPage.notLoaded')} onRetry={retry}>
          {failureText(error)}
        </ErrorState>
      </>
    )
  }
  if (!page.data || !languages.data) return <PageSkeleton />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <InfoPageContent page={page.data} languages={languages.data.map(({ id }) => id)} />
    </Suspense>
  )
}

function PageSkeleton() {
  const t = useMessages(infoPageMessages)
  return (
    <>
      <PageHeader title={t('infoPage.title')} />
      <div role="status" aria-label={t('infoPage.loading')} className="flex max-w-xl flex-col gap-6 pt-2">
        <Skeleton style={{ width: '60%' }} />
        <Skeleton style={{ width: '90%' }} />
        <Skeleton style={{ width: '75%' }} />
      </div>
    </>
  )
}
