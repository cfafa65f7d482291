import type { Area } from '@kiosk-admin/api-client'
import { DropdownMenu } from '@kiosk-admin/ui'
import { FileDown, FileUp } from 'lucide-react'
import { useApi } from '../api/api'
import { toastFailure } from '../failures/failures'
import { useMessages } from '../i18n/i18n'
import { openDialog } from '../routing/dialog'
import { saveFile } from '../save-file'
import { useMallId } from '../session/session'
import { toastInfo } from '../toasts/toasts'
import { IMPORT } from './import-slot'
import { menuMessages } from './menu-messages'
import type { Format } from './rows/export-rows'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

type ImportExportItemsProps = {
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
}

/** Menu items for export and import. */
export function ImportExportItems({ what, count, area, fileName, mayImport, makeFile }: ImportExportItemsProps) {
  const t = useMessages(menuMessages)
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

  return (
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
  )
}
