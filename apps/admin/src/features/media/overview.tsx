import type { ListedMediaFile } from '@kiosk-admin/api-client'
import { DashboardTile, DirectoryBoard, ErrorState, PageHeader } from '@kiosk-admin/ui'
import { FileName, fileSize } from '@kiosk-admin/ui/media'
import { Cell } from '@kiosk-admin/ui/table'
import { Link } from 'wouter'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useFiles } from '../../data/media/use-files'
import { useMediaCategories } from '../../data/media/use-media-categories'
import { failureText } from '../../shared/failures/failures'
import { useScreenTitle } from '../../shared/feature/known-features'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { useKitLabels } from '../../shared/kit'
import {
  categoriesIcon as CategoriesIcon,
  categoriesPath,
  FILE,
  kindIcons,
  kindNames,
  kindPaths,
  kindsInOrder,
} from './kinds'
import { mediaFileMessages } from './messages'
import { Storage } from './storage'

const latestShown = 8

/** The five kinds of media with their counts, and the latest uploads. */
export function Overview() {
  const t = useMessages(mediaFileMessages)
  const { media } = useKitLabels()
  const titleOf = useScreenTitle()
  const { locale } = languageDisplay[useLanguage()]
  const byKind = {
    Document: useFiles('Document'),
    Image: useFiles('Image', { alerts: false }),
    Video: useFiles('Video'),
    Font: useFiles('Font'),
  }
  const categories = useMediaCategories()
  const files = kindsInOrder.flatMap((kind) => byKind[kind].data ?? [])
  const failed = [...Object.values(byKind), categories].filter(({ error }) => error)
  return (
    <>
      <PageHeader title={t('mediaFiles.overview')} count={files.length} />
      {failed[0] ? (
        <ErrorState
          title={media.grid.failed}
          onRetry={() => {
            for (const { retry } of failed) retry()
          }}
        >
          {failureText(failed[0].error)}
        </ErrorState>
      ) : (
        <>
          <DirectoryBoard aria-label={t('mediaFiles.board')}>
            {kindsInOrder.map((kind) => {
              const files = byKind[kind].data ?? []
              const Icon = kindIcons[kind]
              const inCategories = new Set(files.flatMap(({ categoryId }) => categoryId ?? [])).size
              const size = files.reduce((sum, file) => sum + file.size, 0)
              return (
                <DashboardTile
                  key={kind}
                  asChild
                  enabled
                  title={titleOf(kindNames[kind])}
                  icon={<Icon strokeWidth={1.5} />}
                  count={files.length}
                  lines={[
                    t('mediaFiles.inCategories', { count: inCategories }),
                    t('mediaFiles.size', { text: fileSize(locale, size) }),
                  ]}
                >
                  <Link href={kindPaths[kind]} />
                </DashboardTile>
              )
            })}
            <DashboardTile
              asChild
              enabled
              title={titleOf('mediaCategories')}
              icon={<CategoriesIcon strokeWidth={1.5} />}
              count={categories.data?.length ?? 0}
            >
              <Link href={categoriesPath} />
            </DashboardTile>
          </DirectoryBoard>
          <Storage />
          <Latest files={files} />
        </>
      )}
    </>
  )
}

function Latest({ files }: { files: readonly ListedMediaFile[] }) {
  const t = useMessages(mediaFileMessages)
  const when = useDateFormat()
  const { locale } = languageDisplay[useLanguage()]
  const latest = files.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '')).slice(0, latestShown)
  return (
    <section className="mt-8">
      <h2 className="m-0 mb-1 text-lg font-bold text-fg-strong">{t('mediaFiles.latest')}</h2>
      {latest.length === 0 && <p className="m-0 text-sm text-fg-muted">{t('mediaFiles.nothingYet')}</p>}
      <ul className="m-0 grid list-none grid-cols-2 gap-x-8 p-0 max-md:grid-cols-1">
        {latest.map(({ id, kind, name, thumbnailUrl, size, createdAt }) => (
          <li key={id} className="border-b border-line-faint">
            <Link
              href={`${kindPaths[kind]}?dialog=${FILE}&id=${id}`}
              className="flex min-h-12 items-center gap-3 rounded-md px-1 py-1.5 text-sm text-fg-strong no-underline hover:bg-hover focus-visible:shadow-ring"
            >
              <Cell.Image src={thumbnailUrl ?? undefined} />
              <FileName name={name} className="flex-1" />
              <span className="shrink-0 text-xs text-fg-muted tabular-nums">
                {[fileSize(locale, size), createdAt && when.stamp(createdAt)].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
