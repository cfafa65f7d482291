import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useTenants } from './use-tenants'

/** Names of shops, restaurants and companies by the code of their area. Several may share one. */
export function useTenantNames(): Readonly<Record<string, string>> {
  const { tenants } = useTenants()
  const textIn = useLocalisedText()
  const names: Record<string, string> = {}
  for (const { areaId, name } of tenants) {
    if (areaId) names[areaId] = names[areaId] ? `${names[areaId]}, ${textIn(name)}` : textIn(name)
  }
  return names
}
