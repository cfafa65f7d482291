import { ContentForm, Skeleton } from '@kiosk-admin/ui'
import { lazy, Suspense } from 'react'
import { useFiles } from '../../data/media/use-files'
import { ChoiceField, LineField } from '../../shared/content/editor/fields'
import { PictureField } from '../../shared/content/editor/picture-field'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { infoPageMessages } from './messages'

const HoursField = lazy(async () => ({
  default: (await loadCode(() => import('../../shared/content/editor/hours-field'))).HoursField,
}))

/** Texts of the information page, and the mall's opening hours. */
export function InfoPageFields() {
  const t = useMessages(infoPageMessages)
  const { data: videos } = useFiles('Video')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_26rem] gap-x-10 gap-y-6 group-data-previewing/page:grid-cols-1 max-lg:grid-cols-1">
      <div className="flex flex-col gap-5">
        <ContentForm.Languages>
          <LineField name="title" hint={t('infoPage.hint.title')} />
          <LineField name="footerTitle" hint={t('infoPage.hint.footerTitle')} />
        </ContentForm.Languages>
        <PictureField name="photoId" fit="cover" />
        <ChoiceField
          name="signVideoId"
          hint={t('infoPage.hint.signVideo')}
          options={videos?.map(({ id, name }) => ({ value: id, label: name }))}
          none={t('infoPage.noVideo')}
        />
      </div>
      <Suspense fallback={<HoursSkeleton />}>
        <HoursField name="openingHours" />
      </Suspense>
    </div>
  )
}

const HoursSkeleton = () => (
  <div aria-busy className="flex flex-col gap-6 pt-2">
    {['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => (
      <Skeleton key={day} style={{ width: '90%' }} />
    ))}
  </div>
)
