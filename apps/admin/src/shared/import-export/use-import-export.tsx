import type { Area } from '@kiosk-admin/api-client'
import { DropdownMenu } from '@kiosk-admin/ui'
import { FileDown, FileUp } from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { useApi } from '../api/api'
import { toastFailure } from '../failures/failures'
import { useMessages } from '../i18n/i18n'
import { openDialog, useDialog } from '../routing/dialog'
import { saveFile } from '../save-file'
import { useMallId } from '../session/session'
import { toastInfo } from '../toasts/toasts'
import { menuMessages } from './menu-messages'
import type { Format } from './rows/export-rows'

/** Name of the import dialog in the address. */
const IMPORT = 'import'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

type UseImportExport = {
  /** Description of the export: "42 offers". */
  what: string
  /** Number of records to export. */
  count: number
  /** The area that the records belong to. */
  area: Area
  /** File name without extension. */
  fileName: string
  mayImport: boolean
  makeFile: (format: Format) => Promise<Blob>
  /** Import dialog, loaded when it opens. */
  Import: ComponentType
}

/** Returns selected rows in list order, followed by selected rows that the search hides; without a selection, all found rows. */
export function rowsToExport<R>(found: readonly R[], selected: readonly R[]): readonly R[] {
  if (selected.length === 0) return found
  const chosen = new Set(selected)
  return [...new Set([...found.filter((row) => chosen.has(row)), ...selected])]
}

/** Menu items for export and import, with the import dialog. */
export function useImportExport({ what, count, area, fileName, mayImport, makeFile, Import }: UseImportExport) {
  const t = useMessages(menuMessages)
  const { open } = useDialog(IMPORT)
  const api = useApi()
  const mallId = useMallId()

  async function save(format: Format) {
    try {
      const [file, { recordExport }] = await Promise.all([makeFile(format), import('./record-export')])
      // before the file is saved, so that no export is missing in the audit
      await recordExport(api, mallId, { area, format, count })
      saveFile(file, `${fileName}.${format}`)
      toastInfo(t('importExportMenu.exported', { what }))
    } catch (error) {
      toastFailure(error)
    }
  }

  return {
    items: (
      <>
        <DropdownMenu.Label>{t('importExportMenu.export', { what })}</DropdownMenu.Label>
        {(['csv', 'xlsx'] as const).map((format) => (
          <DropdownMenu.Item
            key={format}
            icon={<FileDown {...icon} />}
            disabled={count === 0}
            aria-label={t('importExportMenu.exportAs', { format: format.toUpperCase() })}
            onSelect={() => void save(format)}
          >
            {format.toUpperCase()}
          </DropdownMenu.Item>
        ))}
        {mayImport && (
          <>
            <DropdownMenu.Separator />
            <DropdownMenu.Item icon={<FileUp {...icon} />} onSelect={() => openDialog(IMPORT)}>
              {t('importExportMenu.import')}
            </DropdownMenu.Item>
          </>
        )}
      </>
    ),
    dialog: open && mayImport && (
      <Suspense>
        <Import />
      </Suspense>
    ),
  }
}
