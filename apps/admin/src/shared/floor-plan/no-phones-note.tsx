import { Note } from '@kiosk-admin/ui'
import { useConfig } from '../../data/malls/use-config'
import { useMessages } from '../i18n/i18n'
import { floorPlanMessages } from './messages'

/** Says why kiosks show no QR code of a way, if phones can't open the server's address. */
export function NoPhonesNote() {
  const t = useMessages(floorPlanMessages)
  const { data: config } = useConfig()
  if (!config || config.visitorUrl !== null) return null
  return <Note>{t('floorPlan.noPhones', { address: new URL(config.kioskUrl).origin })}</Note>
}
