import type { TypeNumber } from '@kiosk-admin/api-client'
import type { ImportedTenant } from '@kiosk-admin/wayfinding/exchange'

/** What something of the file becomes, where it is no existing record: a new one, or none. */
export const NEW = 'new'
export const NONE = 'none'

export type TenantKind = ImportedTenant['kind']
export const tenantKinds = ['shop', 'restaurant', 'service'] as const
export const typeOfKind: Readonly<Record<TenantKind, TypeNumber>> = { shop: 1, restaurant: 2, service: 3 }
