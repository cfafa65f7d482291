// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { features } from '../../features'
import { setKnownFeatures } from '../../shared/feature/registry'
import { countAt } from './use-pending'

setKnownFeatures(features)

test('each change counts at its screen, and is looked at once however many entries ask', () => {
  const resource = vi.fn(() => 'Offer' as const)
  const offer = {
    id: '1',
    get resource() {
      return resource()
    },
  }
  const shop = { resource: 'Item', id: '2', recordType: 1 } as const
  const changes = [offer, { ...shop, id: '3' }, shop]
  expect(
    ['/Published/Offer', '/published/shops', '/media', '/published/offer'].map((path) => countAt(changes, path)),
  ).toEqual([1, 2, 0, 1])
  expect(resource).toHaveBeenCalledOnce()
  expect(countAt([shop], '/published/shops')).toBe(1)
})
