import type { LanguageCode, Localised } from '@kiosk-admin/api-client'
import type { Connector } from '@kiosk-admin/wayfinding'

const words = {
  en: async () => (await import('../../../shared/i18n/value-messages/en')).en,
  se: async () => (await import('../../../shared/i18n/value-messages/se')).se,
  no: async () => (await import('../../../shared/i18n/value-messages/no')).no,
  is: async () => (await import('../../../shared/i18n/value-messages/is')).is,
}

/** Names of a kind of connector, for those that have none: "Lift". */
export async function connectorNames(kind: Connector['kind'], languages: readonly LanguageCode[]): Promise<Localised> {
  const names = languages.map(async (code) => [code, (await words[code]()).values.kind[kind]])
  return Object.fromEntries(await Promise.all(names))
}
