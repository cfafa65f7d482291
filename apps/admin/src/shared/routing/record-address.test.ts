import { resourceNames } from '@kiosk-admin/api-client/internal'
import { expect, it } from 'vitest'
import { stubBrowser } from '../../testing/browser'

stubBrowser()
// imported dynamically, as the module reads `localStorage`
const { addressOf } = await import('./record-address')
const { setKnownFeatures } = await import('../feature/registry')
const { features } = await import('../../features')

setKnownFeatures(features)

const used = (resource: string, more: object = {}) => addressOf({ resource, id: '7', ...more })?.href

it('returns the list of the record’s type', () => {
  const dialog = '?dialog=shopEdit&id=7'
  expect([1, 2, 3].map((type) => used('Item', { type }))).toEqual([
    `/published/Shops${dialog}`,
    `/published/Restaurants${dialog}`,
    `/published/ServiceCompanies${dialog}`,
  ])
  expect([1, 2, 3].map((type) => used('Category', { type }))).toEqual([
    '/published/shop?dialog=categoryEdit&id=7',
    '/Published/RestaurantAndCafe?dialog=categoryEdit&id=7',
    '/Published/ServiceCompany?dialog=categoryEdit&id=7',
  ])
  expect(used('MediaLibrary', { kind: 'Document' })).toBe('/mediaLibrary/Document?dialog=imagePreview&id=7')
  expect(used('MallStation')).toMatch(/^\/Malls\/Stations\/.*\?dialog=station&id=7$/)
})

it('returns undefined for unknown types', () => {
  expect([used('Item'), used('Category'), used('MediaLibrary'), used('Something')]).toEqual(Array(4).fill(undefined))
})

it('has an address for all resources with references', () => {
  const names = [...resourceNames, 'InfoPage']
  const missing = names.filter((name) => !used(name, { type: 1, kind: 'Image' }))
  expect(missing).toEqual([])
})
