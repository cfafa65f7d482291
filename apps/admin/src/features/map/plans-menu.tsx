import { may } from '@kiosk-admin/api-client'
import { Button, DropdownMenu } from '@kiosk-admin/ui'
import { ChevronDown, FileDown, FileUp, Layers2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { useImportExportContext } from '../../data/content/use-import-export-context'
import { useMall, usePermissions } from '../../data/malls/use-mall'
import { toastFailure } from '../../shared/failures/failures'
import { getMessages, useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { openDialog, useDialog } from '../../shared/routing/dialog'
import { saveFile } from '../../shared/save-file'
import { toastLastingWarning } from '../../shared/toasts/toasts'
import { mapMessages } from './messages'

const MapImportDialog = lazy(async () => ({
  default: (await loadCode(() => import('./import/map-import-dialog'))).MapImportDialog,
}))

/** Name of the import dialog in the address. */
const IMPORT = 'mapImport'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Import of plans and, if there are any, their export for other systems. */
export function PlansMenu({ drawn }: { drawn: boolean }) {
  const t = useMessages(mapMessages)
  const { open } = useDialog(IMPORT)
  const { data: permissions } = usePermissions()
  const context = useImportExportContext()
  const mall = useMall()
  const mayWrite = permissions !== undefined && may(permissions, 'Parking', 'write')
  const save = async (format: 'imdf' | 'geojson') => {
    try {
      const { exportPlans } = await import('./export/export-plans')
      const { file, name, notPlaced } = await exportPlans(context, format, mall?.name ?? '')
      if (notPlaced.length > 0) {
        toastLastingWarning(getMessages(mapMessages)('map.plans.notPlaced', { floors: notPlaced.join(', ') }))
      }
      if (file) saveFile(file, name)
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <>
      {mayWrite && (
        <Button asChild icon={<Layers2 {...icon} />}>
          <Link href="/published/Parking?dialog=floorEdit">{t('map.plans.newFloor')}</Link>
        </Button>
      )}
      {mayWrite && (
        <Button icon={<FileUp {...icon} />} onClick={() => openDialog(IMPORT)}>
          {t('map.plans.import')}
        </Button>
      )}
      {drawn && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button icon={<FileDown {...icon} />}>
              {t('map.plans.export')}
              <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            <DropdownMenu.Item onSelect={() => void save('imdf')}>{t('map.plans.imdf')}</DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => void save('geojson')}>GeoJSON</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
      {open && (
        <Suspense>
          <MapImportDialog />
        </Suspense>
      )}
    </>
  )
}
