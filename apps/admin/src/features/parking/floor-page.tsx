import type { LanguageCode, RecordOf } from '@kiosk-admin/api-client'
import { Button, ContentForm } from '@kiosk-admin/ui'
import { FloorPlanEditor } from '@kiosk-admin/ui/floor-plan'
import { ImagePlus } from 'lucide-react'
import { useMemo } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useFiles } from '../../data/media/use-files'
import { ContentPage, type PageForm } from '../../shared/content/content-page'
import { useFieldInfo } from '../../shared/content/editor/fields'
import { KindContext } from '../../shared/content/kind'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLanguages } from '../../shared/i18n/kit-languages'
import { usePickFile } from '../../shared/media/use-pick-file'
import { controlFit } from './control-fit'
import { FloorFields } from './floor-form'
import { drawnOf, withDrawing } from './floor-map'
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
              <FloorFields />
            </section>
          </div>
        )}
      </ContentPage>
    </KindContext>
  )
}

/** PDF.js is large, and few plans are traced. */
const openTrace = async (file: File) => (await import('../../shared/floor-plan/pdf/open-pdf')).openPdf(file)

type Parts = Pick<RecordOf<'floor'>, 'markers' | 'areas' | 'map'>

type PlanProps = { floorId: string; form: PageForm; languages: readonly LanguageCode[] }

/** Markers, areas and what is drawn of the map: three fields of the record in one editor. */
function Plan({ floorId, form, languages }: PlanProps) {
  const t = useMessages(floorMessages)
  const textIn = useLocalisedText()
  const { label: markersLabel } = useFieldInfo('markers')
  const { label: areasLabel } = useFieldInfo('areas')
  const { data: files } = useFiles('Image')
  const { pick, picker } = usePickFile()
  const [markers, areas, map, mapId] = form.watch(['markers', 'areas', 'map', 'floorMapId']) as [
    Parts['markers'],
    Parts['areas'],
    Parts['map'],
    string | null,
  ]
  // a new object would reset the editor's history
  const stops = useFloorConnectors(floorId)
  const plan = useMemo(
    () => ({ markers, areas, map: drawnOf(map), connectors: stops.value }),
    [markers, areas, map, stops.value],
  )
  const file = files?.find(({ id }) => id === mapId)
  const fit = useMemo(
    () => controlFit(plan.map, { width: file?.width ?? null, height: file?.height ?? null }),
    [plan.map, file?.width, file?.height],
  )
  const locked = Boolean(form.readOnlyReason)
  const choose = async () => {
    const file = await pick('Image')
    if (file) form.setValue('floorMapId', file.id)
  }
  return (
    <>
      <ContentForm.Field<Parts['areas']>
        name="areas"
        label={areasLabel}
        format={(areas) => areas.map(({ areaId }) => areaId).join(', ')}
      >
        {(area) => (
          <ContentForm.Field<Parts['markers']>
            name="markers"
            label={markersLabel}
            format={(markers) => markers.map((marker) => textIn(marker.label)).join(', ')}
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
                hoursField={passageHours}
                residuals={fit.residuals}
                languages={kitLanguages(languages)}
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
