import { calls, type Found } from '@kiosk-admin/api-client'
import type { CommandGroup, CommandItem } from '@kiosk-admin/ui/command'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useApi } from '../../shared/api/api'
import type { Feature } from '../../shared/feature/feature'
import { useMessages } from '../../shared/i18n/i18n'
import { navigate } from '../../shared/routing/location'
import { addressOf } from '../../shared/routing/record-address'
import { useMallId } from '../../shared/session/session'
import { useFeatureAt, useTitleOf } from '../features'
import { paletteMessages } from './messages'

/** The limit of the server's search. */
const maxLength = 100

/** Searches records, grouped by screen; the group of the best hit comes first. */
export function useSearch() {
  const t = useMessages(paletteMessages)
  const titleOf = useTitleOf()
  const featureAt = useFeatureAt()
  const api = useApi()
  const mallId = useMallId()
  const textIn = useLocalisedText()

  function itemOf(hit: Found, { icon: Icon }: Feature, href: string): CommandItem {
    const inactive = hit.status === 'InActive' ? t('palette.inactive') : ''
    const inText = hit.matched === 'text' ? t('palette.inText') : ''
    return {
      id: `found:${hit.id}`,
      title: textIn(hit.name),
      detail: [inactive, inText].filter(Boolean).join(', '),
      icon: hit.thumbnailUrl ? <Thumbnail url={hit.thumbnailUrl} /> : <Icon />,
      onSelect: () => navigate(href),
    }
  }

  return async (text: string, signal: AbortSignal): Promise<CommandGroup[]> => {
    const { data } = await api.call(calls.search, { query: { mallId, q: text.slice(0, maxLength) }, signal })
    const groups = new Map<Feature, CommandItem[]>()
    for (const hit of data) {
      const address = addressOf(hit)
      const feature = address && featureAt(address.screen)
      // the app may lack a screen for this kind
      if (!feature) continue
      groups.set(feature, [...(groups.get(feature) ?? []), itemOf(hit, feature, address.href)])
    }
    return [...groups].map(([feature, items]) => ({ id: `found:${feature.path}`, title: titleOf(feature), items }))
  }
}

const Thumbnail = ({ url }: { url: string }) => (
  <img src={url} alt="" className="size-5 shrink-0 rounded-xs object-contain" />
)
