import type { LanguageCode, RecordOf } from '@kiosk-admin/api-client'
import { Button, ContentForm, ErrorState } from '@kiosk-admin/ui'
import { FloorPlanEditor, floorMerge, useFloorConflicts } from '@kiosk-admin/ui/floor-plan'
import { ImagePlus } from 'lucide-react'
import { useMemo } from 'react'
import { useFiles } from '../../data/media/use-files'
import { ContentPage, type PageForm } from '../../shared/content/content-page'
import { useFieldInfo } from '../../shared/content/editor/fields'
import { KindContext } from '../../shared/content/kind'
import { failureText } from '../../shared/failures/failures'
import { useTenantNames } from '../../shared/floor-plan/use-tenant-names'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLanguages } from '../../shared/i18n/kit-languages'
import { mediaMessages } from '../../shared/media/messages'
import { usePickFile } from '../../shared/media/use-pick-file'
import { controlFit } from './control-fit'
import { FloorFields } from './floor-form'
import { drawnOf, emptyMap, withDrawing } from './floor-map'
import { floorMessages } from './floor-messages'
import { floors } from './kinds'
import { parkingMessages } from './messages'
import { floorPath } from './parking-list'
import { passageHours } from './passage-hours-field'
import { useFloorConnectors } from './use-floor-connectors'

/** A floor: the editor of its plan, and the fields of the record. */
export function FloorPage({ id }: { id: string }) {
  const p = useMessages(parkingMessages)
  const t = useMessages(floorMessages)
  return (
    <KindContext value={floors}>
      <ContentPage id={id} back={{ href: '/published/Parking', label: p('parking.title') }} pathOf={floorPath}>
        {(page) => (
          <div className="flex flex-col gap-8 overflow-x-clip px-(--k-gutter) pt-5">
            <Plan floorId={id} {...page} />
            <section className="flex flex-col gap-4">
              <h2 className="m-0 border-t-2 border-fg-strong pt-2 text-lg font-bold text-fg-strong">
                {t('floors.settings')}
              </h2>
              <Settings {...page} />
            </section>
          </div>
        )}
      </ContentPage>
    </KindContext>
  )
}

/** PDF.js is large, and few plans are traced. */
const openTrace = async (file: File) => (await import('../../shared/floor-plan/pdf/open-pdf')).openPdf(file)

type PageProps = { form: PageForm; languages: readonly LanguageCode[] }

const mapMerge = { ...floorMerge.map, blank: { '': emptyMap } }

/** The fields of the record, one of which merges with the drawing. */
function Settings({ form, languages }: PageProps) {
  const { describe } = usePlanPicture(form, languages)
  return <FloorFields drawing={{ merge: mapMerge, describe }} />
}

/** The file of the plan, and conflicts drawn in its proportions. */
function usePlanPicture(form: PageForm, languages: readonly LanguageCode[]) {
  const { data: files, ...loaded } = useFiles('Image')
  const mapId = form.watch('floorMapId')
  const file = files?.find(({ id }) => id === mapId)
  const contentLanguages = useMemo(() => kitLanguages(languages), [languages])
  const ratio = file?.width && file.height ? file.width / file.height : undefined
  return { file, loaded, contentLanguages, describe: useFloorConflicts({ ratio, languages: contentLanguages }) }
}

type Parts = Pick<RecordOf<'floor'>, 'markers' | 'areas' | 'map'>

/** Markers, areas and what is drawn of the map: three fields of the record in one editor. */
function Plan({ floorId, form, languages }: PageProps & { floorId: string }) {
  const t = useMessages(floorMessages)
  const m = useMessages(mediaMessages)
  const { label: markersLabel } = useFieldInfo('markers')
  const { label: areasLabel } = useFieldInfo('areas')
  const { file, loaded, contentLanguages, describe } = usePlanPicture(form, languages)
  const { pick, picker } = usePickFile()
  const [markers, areas, map] = form.watch(['markers', 'areas', 'map']) as [
    Parts['markers'],
    Parts['areas'],
    Parts['map'],
  ]
  // a new object would reset the editor's history
  const stops = useFloorConnectors(floorId, form)
  const plan = useMemo(
    () => ({ markers, areas, map: drawnOf(map), connectors: stops.value }),
    [markers, areas, map, stops.value],
  )
  const fit = useMemo(
    () => controlFit(plan.map, { width: file?.width ?? null, height: file?.height ?? null }),
    [plan.map, file?.width, file?.height],
  )
  const tenants = useTenantNames()
  const locked = Boolean(form.readOnlyReason)
  const choose = async () => {
    const file = await pick('Image')
    if (file) form.setValue('floorMapId', file.id)
  }
  if (loaded.error && form.watch('floorMapId')) {
    return (
      <ErrorState title={m('media.notLoaded')} retrying={loaded.loading} onRetry={loaded.retry}>
        {failureText(loaded.error)}
      </ErrorState>
    )
  }
  return (
    <>
      <ContentForm.Field<Parts['areas']> name="areas" label={areasLabel} merge={floorMerge.areas} describe={describe}>
        {(area) => (
          <ContentForm.Field<Parts['markers']>
            name="markers"
            label={markersLabel}
            merge={floorMerge.markers}
            describe={describe}
          >
            {({ id, error, readOnlyReason }) => (
              <FloorPlanEditor
                id={id}
                tabIndex={-1}
                className="outline-none"
                label={t('floors.plan')}
                value={plan}
                onValueChange={(next) => {
                  stops.onChange(next.connectors ?? [])
                  form.setValue('markers', next.markers)
                  form.setValue('areas', next.areas)
                  form.setValue('map', withDrawing(map, next.map ?? null))
                }}
                picture={file?.url}
                choosePicture={
                  !locked && (
                    <Button
                      icon={<ImagePlus size={16} strokeWidth={1.5} aria-hidden="true" />}
                      onClick={() => void choose()}
                    >
                      {t('floors.choosePlan')}
                    </Button>
                  )
                }
                openPdf={openTrace}
                connectors={stops.connectors}
                tenants={tenants}
                hoursField={passageHours}
                residuals={fit.residuals}
                languages={contentLanguages}
                error={error ?? area.error ?? (fit.problem && t(`floors.control.${fit.problem}`))}
                readOnlyReason={readOnlyReason}
              />
            )}
          </ContentForm.Field>
        )}
      </ContentForm.Field>
      {picker}
    </>
  )
}
