import { contentTypes, type ListedOf, may } from '@kiosk-admin/api-client'
import { Link as TextLink } from '@kiosk-admin/ui'
import { collator } from '@kiosk-admin/ui/headless'
import { Link } from 'wouter'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { usePermissions } from '../../data/malls/use-mall'
import { useChoices } from '../../shared/feature/known-features'
import { closureStateOf } from '../../shared/floor-plan/map-state/closure-state'
import { OutOfOrderSwitch } from '../../shared/floor-plan/map-state/out-of-order-switch'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { mapMessages } from './messages'
import { Section } from './section'

type ConnectorSwitchesProps = { connectors: readonly ListedOf<'connector'>[] }

/** Lifts, escalators and stairs, each with a switch for what is out of order. */
export function ConnectorSwitches({ connectors }: ConnectorSwitchesProps) {
  const t = useMessages(mapMessages)
  const { labelOf, optionsOf } = useChoices('Connector')
  const { compare } = collator(languageDisplay[useLanguage()].locale)
  const textIn = useLocalisedText()
  const { data: floors } = useOptions(contentTypes.floor)
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, 'Parking', 'write')
  const kinds = optionsOf('kind').map(({ value }) => value)
  const sorted = connectors.toSorted(
    (one, other) =>
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || compare(textIn(one.name), textIn(other.name)),
  )
  const floorName = (id: string) => textIn(floors?.find((floor) => floor.id === id)?.name ?? {})
  return (
    <Section title={t('map.connectors.title')}>
      <p className="m-0 text-sm text-fg-muted">
        {connectors.length === 0
          ? t('map.connectors.empty')
          : t(mayWrite ? 'map.connectors.text' : 'map.connectors.reader')}
      </p>
      {connectors.length === 0 && mayWrite && (
        <TextLink asChild className="self-start text-sm">
          <Link href="/published/Connectors">{t('map.connectors.add')}</Link>
        </TextLink>
      )}
      <ul className="m-0 list-none p-0">
        {sorted.map(({ id, name, kind, stops }) => (
          <li key={id} className="border-b border-line-faint py-2.5">
            <OutOfOrderSwitch
              target={id}
              name={textIn(name)}
              state={closureStateOf(kind)}
              hint={`${labelOf('kind', kind)} · ${stops.map(({ floorId }) => floorName(floorId)).join(', ')}`}
              readOnlyReason={!mayWrite}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
