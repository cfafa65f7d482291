import { calls, contentTypes, type FloorPlan } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../../testing/admin-story'
import { failing } from '../../../testing/story-fetch'

const meta = { title: 'Admin/Map/Plan', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/Map'
const picture = { bare: true, picture: { of: 'main', whole: true } }
const section = async () => within(await screen.findByRole('region', { name: 'Plan' }))
const planOf = async (floor: string) => within(await screen.findByRole('group', { name: floor }))
const toast = (text: string | RegExp) => screen.findByText(text, { selector: '[data-slot="toast-text"]' })

async function choose(label: string, text: string) {
  const field = await (await section()).findByRole('combobox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement)
}

async function stateOf(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  return (await client.call(calls.mapStateOfMall, { query: { mallId } })).closed
}

/** The first shop of a floor with a plan, and a free area of it. */
async function shopAndFreeArea(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const plans = await client.call(calls.floorPlans, { query })
  const items = await client.call(contentTypes.item.calls.list, { query })
  const services = await client.call(contentTypes.service.calls.list, { query })
  const taken = new Set([...items, ...services].map(({ areaId }) => areaId))
  const isFree = ({ areaId, use = 'tenant' }: FloorPlan['areas'][number]) => use === 'tenant' && !taken.has(areaId)
  const free = plans.flatMap((plan) => plan.areas.filter(isFree).map(({ areaId }) => ({ plan, areaId })))[0]
  const shop = items.find(
    (one) => one.type === 1 && plans.some(({ areas }) => areas.some((area) => area.areaId === one.areaId)),
  )
  const plan = plans.find(({ areas }) => areas.some(({ areaId }) => areaId === shop?.areaId))
  if (!free || !shop?.areaId || !plan) throw new Error('The demo has no shop on a plan, or no free area')
  return {
    shop: { id: shop.id, name: shop.name.en ?? '', areaId: shop.areaId, floor: plan.name.en ?? '' },
    free: { areaId: free.areaId, floor: free.plan.name.en ?? '' },
    areaOf: async () => (await client.call(contentTypes.item.calls.get, { params: { id: shop.id } })).areaId,
  }
}

/** A door is found by its area and closed by one press of its switch; a walkway is pressed on the plan. */
export const OutOfOrder: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', 'width-1024', '!autodocs'],
  parameters: picture,
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    await choose('Find a shop, door or walkway', 'door of')
    const [door] = await (await section()).findAllByRole('switch', {
      name: /^Door of \S+ to Walkway \d+.*: closed$/,
    })
    await userEvent.click(door as HTMLElement)
    await expect(await toast(/^Closed: Door of \S+ to Walkway \d+/)).toBeVisible()
    await waitFor(async () => expect(await stateOf(app)).toHaveLength(1))

    await userEvent.click((await section()).getByRole('radio', { name: 'Level 1' }))
    const walkway = (await planOf('Level 1')).getByRole('button', { name: 'Walkway 1' })
    await userEvent.click(walkway)
    await expect(walkway).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(await (await section()).findByRole('switch', { name: 'Walkway 1: closed' }))
    await waitFor(async () => expect(await stateOf(app)).toHaveLength(2))
    // what is closed stays in the list, whatever is chosen
    const list = within((await section()).getByRole('list', { name: 'Doors and walkways' }))
    await expect(list.getAllByRole('switch', { checked: true })).toHaveLength(2)
    await expect(await screen.findByText(/can’t be reached$/)).toBeVisible()
  },
}

/** A shop is moved by a press on it, on "Move" and on a free area; Undo takes it back. */
export const Move: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    const { shop, free, areaOf } = await shopAndFreeArea(app)
    await userEvent.click(await (await section()).findByRole('radio', { name: shop.floor }))
    await userEvent.click(
      (await planOf(shop.floor)).getByRole('button', { name: new RegExp(`^${shop.areaId} .*${shop.name}`) }),
    )
    await userEvent.click(await (await section()).findByRole('button', { name: `Move ${shop.name}` }))
    await expect(await (await section()).findByText(`Select a free area for: ${shop.name}`)).toBeVisible()
    await userEvent.click((await section()).getByRole('radio', { name: free.floor }))
    await userEvent.click((await planOf(free.floor)).getByRole('button', { name: `${free.areaId}, free` }))
    await expect(await toast(`Now in ${free.areaId}: ${shop.name}`)).toBeVisible()
    await expect(await areaOf()).toBe(free.areaId)
    await expect(
      await (await planOf(free.floor)).findByRole('button', { name: `${free.areaId} ${shop.name}` }),
    ).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await areaOf()).toBe(shop.areaId))
  },
}

/** A free area leads to the form of a new shop, with the area in it. */
export const NewShop: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    const { free } = await shopAndFreeArea(app)
    await userEvent.click((await section()).getByRole('radio', { name: free.floor }))
    await userEvent.click((await planOf(free.floor)).getByRole('button', { name: `${free.areaId}, free` }))
    await userEvent.click((await section()).getByRole('link', { name: `New shop in ${free.areaId}` }))
    const form = within(await screen.findByRole('dialog', { name: 'Add New Shop' }))
    await expect(await form.findByLabelText(/^Area ID/)).toHaveValue(free.areaId)
  },
}

/** The same by the keyboard: the list finds the shop, and then the free areas. */
export const MoveByKeyboard: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: picture,
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    const { shop, free, areaOf } = await shopAndFreeArea(app)
    await choose('Find a shop, door or walkway', shop.name)
    const move = await (await section()).findByRole('button', { name: `Move ${shop.name}` })
    move.focus()
    await userEvent.keyboard('{Enter}')
    await choose('Find a free area', free.areaId)
    await waitFor(async () => expect(await areaOf()).toBe(free.areaId))
    // a second move can be cancelled
    await userEvent.click(await (await section()).findByRole('button', { name: `Move ${shop.name}` }))
    await userEvent.click((await section()).getByRole('button', { name: 'Cancel' }))
    await expect((await section()).getByRole('combobox', { name: 'Find a shop, door or walkway' })).toBeVisible()
    await userEvent.click(await (await section()).findByRole('button', { name: `Move ${shop.name}` }))
  },
}

/** The parts have their places before the picture is there. */
export const PictureLoading: Story = {
  ...adminStory({
    path,
    wrap: (fetch) => async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).includes('/Floor/Plans')) return response
      const text = await response.text()
      return new Response(text.replaceAll(/"url":"[^"]*"/g, '"url":"data:image/png,"'), response)
    },
  }),
  play: async () => {
    const plan = await planOf('Level 1')
    const tops = (await plan.findAllByRole('button', { name: /^[AC]\d\d/ })).map(
      (button) => button.getBoundingClientRect().top,
    )
    await expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(300)
  },
}

/** A move that fails leaves the shop where it is. */
export const NotMoved: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'PUT /Item/Fields': 500 }) }),
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    const { shop, free, areaOf } = await shopAndFreeArea(app)
    await choose('Find a shop, door or walkway', shop.name)
    await userEvent.click(await (await section()).findByRole('button', { name: `Move ${shop.name}` }))
    await choose('Find a free area', free.areaId)
    await screen.findByText('Error', { selector: '[data-slot="toast-title"]' })
    await expect(await areaOf()).toBe(shop.areaId)
    await expect(screen.queryByText(`Now in ${free.areaId}: ${shop.name}`)).toBeNull()
  },
}

/** Readers see who is where and what is out of order. */
export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    const { shop } = await shopAndFreeArea(app)
    await choose('Find a shop, door or walkway', shop.name)
    await expect(await (await section()).findByRole('link', { name: shop.name })).toBeVisible()
    await expect((await section()).queryByRole('button', { name: /^Move/ })).toBeNull()
    await choose('Find a shop, door or walkway', 'Walkway 1')
    const walkway = await (await section()).findByRole('switch', { name: 'Walkway 1: closed' })
    await expect(walkway).toHaveAttribute('aria-readonly', 'true')
  },
}
