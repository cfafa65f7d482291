import { contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Lifts and stairs', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/Connectors'

export const List: Story = {
  ...adminStory({ path }),
  play: async () => {
    const row = await screen.findByRole('row', { name: 'The lift' })
    await expect(within(row).getByText('Lift')).toBeVisible()
    await expect(within(row).getByText('Level P2, Level P1, Level 1, Level 2')).toBeVisible()
    const escalator = await screen.findByRole('row', { name: 'Escalator up' })
    await expect(within(escalator).getByText('Up only')).toBeVisible()
  },
}

export const MakeOne: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New lift or stairs' }))
    const form = within(await screen.findByRole('dialog', { name: 'New lift or stairs' }))
    await userEvent.type(await form.findByLabelText(/^Name/), 'Spiral stairs')
    await userEvent.selectOptions(form.getByLabelText(/^Type/), 'Stairs')
    await expect(form.queryByRole('switch', { name: /^Step-free/ })).toBeNull()
    await expect(form.queryByLabelText(/^Waiting time/)).toBeNull()
    await userEvent.type(form.getByLabelText(/^Width/), '1.2')
    // a stop is required
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect((await form.findAllByText('Field is required')).length).toBeGreaterThan(0)

    await userEvent.click(await form.findByRole('button', { name: 'Add a floor' }))
    await userEvent.click(form.getByRole('button', { name: 'Add a floor' }))
    const second = within((await form.findAllByRole('group', { name: /^Level/ }))[1] ?? document.body)
    await userEvent.selectOptions(second.getByLabelText(/^Floor/), 'Level 2')
    const pin = within(await form.findByRole('group', { name: 'Level 2' })).getByRole('slider', { name: 'Position' })
    pin.focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(form.getByRole('switch', { name: /^Always open/ }))
    await userEvent.click(form.getByRole('button', { name: 'Add hours: Monday' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByRole('row', { name: 'Spiral stairs' })

    const { client, mallId } = await (app as TestApp).signIn('admin')
    const all = await client.call(contentTypes.connector.calls.list, { query: { mallId } })
    await expect(all.find(({ name }) => name.se === 'Spiral stairs')).toMatchObject({
      kind: 'stairs',
      direction: 'both',
      stepFree: false,
      width: 1.2,
      wait: null,
      hours: { week: { mon: [{ from: '10:00', to: '18:00' }], tue: [] } },
      stops: [{ at: { x: 0.5, y: 0.5 } }, { at: { x: 0.51, y: 0.5 } }],
    })
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Escalator up' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit lift or stairs' }))
    await expect(await form.findByText('You can view lifts and stairs but not change them.')).toBeVisible()
    await expect(await form.findByRole('group', { name: 'Level 1' })).toBeVisible()
    await expect(form.queryByRole('button', { name: 'Add a floor' })).toBeNull()
  },
}
