import type { Download as DownloadedFile } from '@kiosk-admin/api-client'
import { Button, DropdownMenu } from '@kiosk-admin/ui'
import { ChevronDown, Download } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { type StatisticsAsked, useStatisticsExport } from '../../data/use-statistics'
import { toastFailure } from '../../shared/failures'
import { useTexts } from '../../shared/i18n'
import { saveFile } from '../../shared/save-file'
import { toastError } from '../../shared/toasts'
import { statisticsMessages } from './messages'

type ExportMenuProps = {
  asked: StatisticsAsked
  /** Around the drawing. */
  chart: RefObject<HTMLElement | null>
  /** What the picture is called. */
  name: string
}

/** Saves what is asked for: as a table that the server makes, or as the drawing that is shown. */
export function ExportMenu({ asked, chart, name }: ExportMenuProps) {
  const t = useTexts(statisticsMessages)
  const exportAs = useStatisticsExport()
  const [busy, setBusy] = useState(false)

  async function table(format: 'csv' | 'xlsx') {
    setBusy(true)
    try {
      const file: DownloadedFile = await exportAs(asked, format)
      saveFile(file.blob, file.name ?? `${name}.${format}`)
    } catch (error) {
      toastFailure(error)
    } finally {
      setBusy(false)
    }
  }

  async function picture(ending: 'png' | 'svg') {
    const drawing = chart.current?.querySelector<SVGSVGElement>('svg[data-slot="chart-drawing"]')
    if (!drawing) return toastError(t('statistics.notMade'))
    try {
      const { pngOf, svgText } = await import('@kiosk-admin/ui/charts')
      const made =
        ending === 'png'
          ? await pngOf(drawing, name)
          : new Blob([await svgText(drawing, name)], { type: 'image/svg+xml' })
      saveFile(made, `${name}.${ending}`)
    } catch {
      toastError(t('statistics.notMade'))
    }
  }

  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button busy={busy} icon={<Download size={16} strokeWidth={1.5} aria-hidden="true" />}>
          {t('statistics.export.label')}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={() => void table('csv')}>{t('statistics.export.csv')}</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void table('xlsx')}>{t('statistics.export.xlsx')}</DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={() => void picture('png')}>{t('statistics.export.png')}</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void picture('svg')}>{t('statistics.export.svg')}</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
