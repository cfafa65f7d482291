import { Download } from 'lucide-react'
import type { RefObject } from 'react'
import type { ChartsLabels } from '#labels/charts'
import { csvBlob, download } from '../../internal/download'
import { IconButton } from '../../primitives/button/icon-button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { type ChartFigures, figuresToCsv } from '../model/figures'
import { pngOf, svgText } from './export-picture'

interface ChartExportProps {
  label: string
  /** The element around the chart. */
  plot: RefObject<HTMLElement | null>
  figures: () => ChartFigures
  onFail: () => void
  t: ChartsLabels
}

/** Exports the chart as PNG or SVG, or its values as CSV. */
export function ChartExport({ label, plot, figures, onFail, t }: ChartExportProps) {
  async function save(ending: string, made: (svg: SVGSVGElement) => Promise<Blob>) {
    const svg = plot.current?.querySelector<SVGSVGElement>('svg[data-slot="chart-drawing"]')
    if (!svg) return
    try {
      download(await made(svg), `${label}.${ending}`)
    } catch {
      onFail()
    }
  }
  const savePng = () => save('png', (svg) => pngOf(svg, label))
  const saveSvg = () => save('svg', async (svg) => new Blob([await svgText(svg, label)], { type: 'image/svg+xml' }))
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton size="small" label={t.export} icon={<Download size={16} strokeWidth={1.5} aria-hidden />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={savePng}>{t.exportPng}</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={saveSvg}>{t.exportSvg}</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => download(csvBlob(figuresToCsv(figures())), `${label}.csv`)}>
          {t.exportCsv}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
