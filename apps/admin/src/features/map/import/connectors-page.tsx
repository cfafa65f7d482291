import { Badge, Checkbox } from '@kiosk-admin/ui'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useChoices } from '../../../shared/feature/known-features'
import { useMessages } from '../../../shared/i18n/i18n'
import { focusStep } from '../../../shared/import-export/focus-step'
import { mapImportMessages } from './messages'
import type { ConnectorPlan, ImportPlan } from './plan-import'

type ConnectorsPageProps = {
  connectors: ImportPlan['connectors']
  onChoose: (id: string, isChosen: boolean) => void
}

/** Lifts and stairs of the file, and proposed ones, to choose what is taken. */
export function ConnectorsPage({ connectors, onChoose }: ConnectorsPageProps) {
  const t = useMessages(mapImportMessages)
  return (
    <div className="flex flex-col gap-4">
      <p tabIndex={-1} ref={focusStep} className="m-0 text-sm text-fg-muted outline-none">
        {t(connectors.length === 0 ? 'mapImport.connectors.none' : 'mapImport.connectors.text')}
      </p>
      <ul className="m-0 flex list-none flex-col p-0">
        {connectors.map((one) => (
          <li
            key={one.connector.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-faint py-2"
          >
            <ConnectorChoice one={one} onChoose={onChoose} />
            {one.isProposed && <Badge mark="ring">{t('mapImport.connectors.proposed')}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ConnectorChoice({ one, onChoose }: { one: ConnectorPlan; onChoose: ConnectorsPageProps['onChoose'] }) {
  const t = useMessages(mapImportMessages)
  const { labelOf } = useChoices('Connector')
  const textIn = useLocalisedText()
  const { connector, stopNames, same, isChosen } = one
  const name = textIn(connector.name ?? {})
  const floors = stopNames.map((floor) => textIn(floor)).join(', ')
  return (
    <Checkbox
      label={[name || labelOf('kind', connector.kind), floors].join(': ')}
      value={isChosen}
      onValueChange={(next) => onChoose(connector.id, next)}
      hint={same && t('mapImport.connectors.known', { name: textIn(same.name) })}
    />
  )
}
