import type { Download as DownloadedFile } from '@kiosk-admin/api-client'
import { Button, DropdownMenu } from '@kiosk-admin/ui'
import { numberFormat } from '@kiosk-admin/ui/headless'
import { ChevronDown, Download } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useMall } from '../../data/malls/use-mall'
import { type StatisticsQuery, useStatisticsExport, useStatisticsTotal } from '../../data/publication/use-statistics'
import { toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { saveFile } from '../../shared/save-file'
import { toastError } from '../../shared/toasts/toasts'
import { statisticsMessages } from './messages'

type ExportMenuProps = {
  query: StatisticsQuery
  /** The element with the drawing. */
  chart: RefObject<HTMLElement | null>
  /** The name of the picture file. */
  name: string
}

/** Puts lines about the export and an empty line above the table. */
async function withHead(table: Blob, lines: readonly string[]): Promise<Blob> {
  const { csvPieces } = await import('@kiosk-admin/api-client/sheets')
  const head = csvPieces([...lines.map((line) => [line]), []], ',')
  // both start with a byte order mark, which must occur once
  return new Blob([...head, table.slice(3)], { type: 'text/csv;charset=utf-8' })
}

/** Exports the table from the server, or the drawn chart. */
export function ExportMenu({ query, chart, name }: ExportMenuProps) {
  const t = useMessages(statisticsMessages)
  const when = useDateFormat()
  const mall = useMall()
  const { locale } = languageDisplay[useLanguage()]
  const exportAs = useStatisticsExport()
  const total = useStatisticsTotal()
  const [busy, setBusy] = useState(false)

  /** Mall, dates and total, so that a file explains itself. */
  async function factLines(): Promise<string[]> {
    const day = (date: string) => when.day(date, { day: 'numeric', month: 'short', year: 'numeric' })
    const { from, till } = query
    const count = await total(query)
    return [
      mall?.name ?? '',
      [from, till].map((date) => date && day(date)).join(' – '),
      `${numberFormat(locale).format(count)} ${t('statistics.clicks', { count })}`,
    ]
  }

  async function table(format: 'csv' | 'xlsx') {
    setBusy(true)
    try {
      const [file, lines]: [DownloadedFile, string[]] = await Promise.all([exportAs(query, format), factLines()])
      const blob = format === 'csv' ? await withHead(file.blob, [name, ...lines]) : file.blob
      saveFile(blob, file.name ?? `${name}.${format}`)
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
      const [{ pngOf, svgText }, lines] = await Promise.all([import('@kiosk-admin/ui/charts'), factLines()])
      const file =
        ending === 'png'
          ? await pngOf(drawing, name, lines)
          : new Blob([await svgText(drawing, name, lines)], { type: 'image/svg+xml' })
      saveFile(file, `${name}.${ending}`)
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
