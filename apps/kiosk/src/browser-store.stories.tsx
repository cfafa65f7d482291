import { browserStore } from '@kiosk-admin/kiosk-client/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** Tests of the station's store; they need a browser, because only browsers have IndexedDB. */
const meta = {
  title: 'Kiosk/Browser store',
  tags: ['!autodocs'],
  render: () => <p>What a station keeps in the browser</p>,
} satisfies Meta

export default meta

const click = (id: string) => ({ id, type: 1, view: 'touchguide', at: '2026-11-21T09:00:00.000Z' }) as const

/** Values survive a restart in their order, and other stations cannot read them. */
export const StoredValues: StoryObj = {
  play: async () => {
    const stationId = crypto.randomUUID()
    const store = browserStore(stationId)
    await expect(await store.get('publication')).toBeUndefined()
    await store.set('publication', { etag: '"1"', publication: { number: 1 } })
    for (const id of ['a', 'b', 'c']) await store.clicks.append(click(id))
    const [first, second] = await store.clicks.oldest(2)
    await expect([first?.click, second?.click]).toEqual([click('a'), click('b')])
    await store.clicks.removeUpTo(second?.position ?? 0)
    await expect(await store.clicks.count()).toBe(1)

    const again = browserStore(stationId)
    await again.clicks.append(click('d'))
    const left = await again.clicks.oldest(10)
    await expect(left.map((one) => one.click.id)).toEqual(['c', 'd'])
    await expect(await again.get('publication')).toMatchObject({ publication: { number: 1 } })
    await expect(await browserStore(crypto.randomUUID()).clicks.count()).toBe(0)
  },
}
