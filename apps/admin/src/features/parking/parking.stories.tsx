import { contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { demoWithout } from '../../testing/demo-stories'
import { outage, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Parking', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/Parking'
const named = (name: string) => screen.findByRole('rowheader', { name })
const toast = (title: string) => screen.findByText(title, { selector: '[data-slot="toast-title"]' })
const menuOf = async (row: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${row}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const order = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

const floorP1 = async (app: TestApp) => {
  const { client, mallId } = await app.signIn('admin')
  const floors = await client.call(contentTypes.floor.calls.list, { query: { mallId } })
  const found = floors.find(({ name }) => name.en === 'Level P1')
  if (!found) throw new Error('The demo has no level P1')
  return client.call(contentTypes.floor.calls.get, { params: { id: found.id } })
}

/** A colleague changes the map title and area of Level P1. */
async function changeAsColleague(app: TestApp) {
  const { client } = await app.signIn('admin')
  const { id, version, mallId, createdAt, updatedAt, updatedBy, ...body } = await floorP1(app)
  await client.call(contentTypes.floor.calls.replace, {
    params: { id },
    body: { ...body, areaId: 'P9', markers: [] },
    version,
  })
}

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    await named('Level P1')
    await expect(screen.getByRole('treegrid', { name: 'Parking' })).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Parking 1')
    await expect(order()).toEqual([
      'PQuay car park',
      'Level P1',
      'Level P2',
      'Floors of the mall',
      'Level 1',
      'Level 2',
    ])
  },
}

export const FloorPlan: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[data-slot="floor-plan-editor"]' } },
  play: async () => {
    await userEvent.click(await named('Level P1'))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Level P1' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: '1 Hiss' })).toBeVisible()
    await screen.findByText('plan-p1.svg')
  },
}

/** A marker is added and named by keyboard, and an area moved to another code; both are saved. */
export const MarkerAndArea: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await named('Level P1'))
    await screen.findByRole('button', { name: '1 Hiss' })
    await userEvent.click(screen.getByRole('button', { name: 'Add marker' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const label = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Label/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(label).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    // a marker without label is refused with a message
    await expect((await screen.findAllByText('Field is required')).length).toBeGreaterThan(0)
    const marker = await screen.findByRole('button', { name: '3 No label yet' })
    marker.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(
      within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Label/ }),
      'Biljettautomat{Enter}',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await toast('Updated')
    await expect(await screen.findByRole('button', { name: '3 Biljettautomat' })).toBeVisible()
  },
}

type Floor = Awaited<ReturnType<typeof floorP1>>

/** Takes away the map of the floor. */
async function withoutMap(app: TestApp) {
  const { client } = await app.signIn('admin')
  const { id, version, ...body } = await floorP1(app)
  await client.call(contentTypes.floor.calls.replace, { params: { id }, version, body: { ...body, map: null } })
}

/** The first thing that is drawn makes a map; the level and its name are fields of the form. */
export const DrawnMap: Story = {
  ...adminStory({ path, before: withoutMap }),
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    await expect((await floorP1(app)).map).toBeNull()
    await userEvent.click(await named('Level P1'))
    await screen.findByRole('button', { name: '1 Hiss' })
    await userEvent.click(screen.getByRole('button', { name: 'Add walkway line' }))
    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    const line = within(await screen.findByRole('dialog', { name: 'Walkway line 1' }))
    await userEvent.click(line.getByRole('button', { name: 'Done' }))
    const level = screen.getByLabelText('Level in the building')
    await expect(level).toHaveValue('0')
    await userEvent.clear(level)
    await userEvent.type(level, '-1')
    await userEvent.type(screen.getByRole('textbox', { name: 'Spoken name' }), 'plan P1')
    // fields of the form leave the editor's steps as they are
    await expect(screen.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await toast('Updated')
    await expect((await floorP1(app)).map).toMatchObject({
      ordinal: -1,
      spoken: { se: 'plan P1' },
      walkways: [
        {
          shape: 'line',
          points: [
            { x: 0.5, y: 0.5 },
            { x: 0.55, y: 0.5 },
          ],
        },
      ],
    })
  },
}

const plus = (start: number, way: number) => Number((start + way).toFixed(5))

const triangle = (x: number, y: number) => [
  { x, y },
  { x: plus(x, 0.1), y },
  { x: plus(x, 0.1), y: plus(y, 0.1) },
]

/** A colleague changes the plan of the floor. */
async function drawAsColleague(app: TestApp, change: (floor: Floor) => Partial<Floor>) {
  const { client } = await app.signIn('admin')
  const floor = await floorP1(app)
  const { id, version, mallId: _, createdAt, updatedAt, updatedBy, ...body } = floor
  await client.call(contentTypes.floor.calls.replace, { params: { id }, version, body: { ...body, ...change(floor) } })
}

/** Two people draw the first map of a floor: both drawings stay, and only the level is asked for. */
export const TwoFirstMaps: Story = {
  ...adminStory({ path, before: withoutMap }),
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    await userEvent.click(await named('Level P1'))
    await screen.findByRole('button', { name: '1 Hiss' })
    const map = { ordinal: -2, spoken: {}, control: [], walkways: [], obstacles: [triangle(0, 0)], amenities: [] }
    await drawAsColleague(app, () => ({ map }))
    await userEvent.type(screen.getByLabelText('Level in the building'), '-1')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog', { name: /changed this too/ }))
    await userEvent.click(question.getByRole('radio', { name: /^-2/ }))
    await expect(question.getByRole('group', { name: 'Level in the building' })).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await toast('Updated')
    await expect(await screen.findByRole('button', { name: 'Show Obstacle 1' })).toBeVisible()
    await expect(screen.getByLabelText('Level in the building')).toHaveValue('-2')
  },
}

const area = (areaId: string, x: number) => ({ areaId, points: triangle(x, 0.1) })
const threeAreas = (app: TestApp) =>
  drawAsColleague(app, () => ({ areas: [area('S1', 0), area('S2', 0.2), area('S3', 0.4)] }))

/** Moves an area to the right by the arrow keys. */
async function move(name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
}

/** Two people changed different areas of a floor: both changes are saved, and nobody is asked. */
export const DifferentAreas: Story = {
  ...adminStory({ path, before: threeAreas }),
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    await userEvent.click(await named('Level P1'))
    await move('S1')
    await drawAsColleague(app, ({ areas }) => ({
      areas: [...areas.slice(0, 2), area('S4', 0.6)].map((one) => (one.areaId === 'S2' ? area('S2', 0.25) : one)),
    }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await toast('Updated')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect((await floorP1(app)).areas).toEqual([area('S1', 0.05), area('S2', 0.25), area('S4', 0.6)])
    await expect(await screen.findByRole('button', { name: 'S4' })).toBeVisible()
  },
}

/** Two people changed the same area: only that one is asked for, by its code, with both versions. */
export const TheSameArea: Story = {
  ...adminStory({ path, before: threeAreas }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="alertdialog"]' } },
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    await userEvent.click(await named('Level P1'))
    await move('S1')
    await move('S3')
    await drawAsColleague(app, ({ areas: [first, , third] }) => ({
      areas: [...(first ? [first] : []), area('S2', 0.25), ...(third ? [{ ...third, areaId: 'S9' }] : [])],
    }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog', { name: /changed this too/ }))
    await expect(question.getAllByRole('group')).toHaveLength(1)
    const third = within(question.getByRole('group', { name: 'Area S3' }))
    await expect(third.getByRole('radio', { name: 'Other shape your version' })).toBeChecked()
    await expect(third.getByRole('radio', { name: /^Area ID: S9/ })).not.toBeChecked()
  },
}

/** The colleague's version of an area is taken, with my changes of others. */
export const TheirArea: Story = {
  ...adminStory({ path, before: threeAreas }),
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    await userEvent.click(await named('Level P1'))
    await move('S1')
    ;(await screen.findByRole('button', { name: 'S3' })).focus()
    await userEvent.keyboard('{Delete}')
    await drawAsColleague(app, ({ areas: [first, second] }) => ({
      areas: [...(first ? [first] : []), ...(second ? [second] : []), area('S3', 0.45)],
    }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog', { name: /changed this too/ }))
    const third = within(question.getByRole('group', { name: 'Area S3' }))
    await expect(third.getByRole('radio', { name: 'Removed your version' })).toBeChecked()
    await userEvent.click(third.getByRole('radio', { name: /^Other shape/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await toast('Updated')
    await expect((await floorP1(app)).areas).toEqual([area('S1', 0.05), area('S2', 0.2), area('S3', 0.45)])
  },
}

export const FloorSettings: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await menuOf('Level P2', 'Settings')
    const form = within(await screen.findByRole('dialog', { name: 'Level P2' }))
    await userEvent.selectOptions(await form.findByLabelText('Object type'), 'Shopping')
    const area = form.getByLabelText(/^Area ID/)
    await userEvent.clear(area)
    await userEvent.type(area, 'B2')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await toast('Updated')
    await expect(await screen.findByRole('row', { name: 'Level P2' })).toHaveTextContent('B2')
    await menuOf('Level P2', 'Settings')
    const again = within(await screen.findByRole('dialog', { name: 'Level P2' }))
    await expect(await again.findByLabelText('Object type')).toHaveValue('shopping')
    await again.findByText('plan-p2.svg')
  },
}

/** A garage, then a floor in it. */
export const MakeOne: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New garage' }))
    const form = within(await screen.findByRole('dialog', { name: 'New garage' }))
    await userEvent.click(await form.findByRole('button', { name: 'Save' }))
    await expect(await form.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(form.getByLabelText(/^Name/), 'P-hus Nya')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await toast('Created')
    await menuOf('P-hus Nya', 'New floor here')
    const level = within(await screen.findByRole('dialog', { name: 'New floor' }))
    await userEvent.type(await level.findByLabelText(/^Name/), 'Plan N1')
    await userEvent.type(level.getByLabelText(/^Map title/), 'Parkera här')
    await waitFor(() => expect(level.getByLabelText('Garage')).toHaveDisplayValue('P-hus Nya'))
    await userEvent.click(level.getByRole('button', { name: 'Save' }))
    await named('Plan N1')
    await expect(order().slice(3, 5)).toEqual(['PP-hus Nya', 'Plan N1'])
  },
}

/** Floors are reordered within their garage, and moved to another one. */
export const Ordered: Story = {
  ...adminStory({ path }),
  play: async () => {
    await named('Level P1')
    screen.getByRole('button', { name: /^Move Level P1/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(order().slice(1, 3)).toEqual(['Level P2', 'Level P1']))
  },
}

export const InUse: Story = {
  ...adminStory({ path }),
  play: async () => {
    await menuOf('Quay car park', 'Delete')
    const sure = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await expect(await sure.findByText(/^It can’t be deleted while these use it/)).toBeVisible()
    await expect(sure.getByRole('link', { name: 'Level P1' }).closest('li')).toHaveTextContent('Floor')
    await expect(sure.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await userEvent.click(sure.getByRole('button', { name: 'Cancel' }))
  },
}

export const DeleteAndUndo: Story = {
  // a lift keeps its floors
  ...adminStory({ path, seed: demoWithout('connector') }),
  play: async () => {
    await named('Level P2')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Level P2' }))
    await userEvent.click(
      within(screen.getByRole('group', { name: '1 selected' })).getByRole('button', { name: 'Delete' }),
    )
    const sure = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(sure.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Level P2' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await named('Level P2')
  },
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    await userEvent.click(await named('Level P1'))
    await screen.findByRole('button', { name: '1 Hiss' })
    await changeAsColleague((loaded as { app: TestApp }).app)
    const area = screen.getByLabelText(/^Area ID/)
    await userEvent.clear(area)
    await userEvent.type(area, 'P7')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog', { name: /changed this too/ }))
    await expect(question.getByText('P9')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await toast('Updated')
    await expect(area).toHaveValue('P7')
    // the colleague's other change is merged
    await expect(screen.queryByRole('button', { name: '1 Hiss' })).toBeNull()
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await userEvent.click(await named('Level P1'))
    await expect(await screen.findByText('You can view floors but not change them.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Add marker' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

export const Empty: Story = {
  ...adminStory({ path, seed: demoWithout('garage', 'floor', 'connector', 'place') }),
  play: async () => {
    await expect(await screen.findByText('No floors or garages yet')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'New garage' })).toBeVisible()
    // a floor of the mall needs no garage
    await userEvent.click(screen.getByRole('button', { name: 'New floor' }))
    const form = within(await screen.findByRole('dialog', { name: 'New floor' }))
    await expect(await form.findByLabelText(/^Object type/)).toHaveDisplayValue('Shopping')
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Floor') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

const down = outage({ 'GET /Floor': 503 })

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    wrap: down.wrap,
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the list')
    down.end()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await named('Level P1')
  },
}

export const Icelandic: Story = {
  ...adminStory({ path, code: 'is' }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    await named('Hæð P1')
  },
}
