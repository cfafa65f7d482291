import { calls } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/SMS', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Malls/SMS'
const row = (name: string) => screen.findByRole('row', { name })
const openMall = async () => {
  await userEvent.click(await screen.findByRole('rowheader', { name: 'Strandgallerian' }))
  return within(await screen.findByRole('dialog', { name: 'SMS settings: Strandgallerian' }))
}

/** Somebody saved a password and another sender. */
async function setUp(app: TestApp, fromId = 'Strand') {
  const { client, mallId } = await app.signIn('admin')
  const { version, smsId } = await client.call(calls.smsSettings, { query: { mallId } })
  await client.call(calls.replaceSms, { query: { mallId }, body: { fromId, smsId, password: 'a-secret' }, version })
}

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await expect(await within(await row('Strandgallerian')).findByText('None')).toBeVisible()
    await expect(await within(await row('Tindetorget')).findByText('None')).toBeVisible()
    await expect(await screen.findByText(/^No gateway is configured/)).toBeVisible()
  },
}

export const Edit: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await openMall()
    await expect(await form.findByText('No password is stored yet.')).toBeVisible()
    await expect(form.getByLabelText(/^Mall/)).toHaveValue('Strandgallerian')
  },
}

export const SavePassword: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await openMall()
    await userEvent.type(await form.findByLabelText(/^Password/), 'a-secret')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await expect(await within(await row('Strandgallerian')).findByText('Stored')).toBeVisible()
    await expect(JSON.stringify({ ...localStorage })).not.toContain('a-secret')
    const again = await openMall()
    await expect(await again.findByText('A password is stored. Leave this empty to keep it.')).toBeVisible()
    await expect(again.getByLabelText(/^Password/)).toHaveValue('')
    await userEvent.click(again.getByRole('checkbox', { name: 'Remove the stored password' }))
    await userEvent.click(again.getByRole('button', { name: 'Save' }))
    await expect((await screen.findAllByText('None')).length).toBe(2)
  },
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    const form = await openMall()
    const from = await form.findByLabelText(/^From ID/)
    await userEvent.clear(from)
    await userEvent.type(from, 'Mine')
    await setUp(app as TestApp, 'Theirs')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('radio', { name: /Mine/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await expect(await within(await row('Strandgallerian')).findByText('Mine')).toBeVisible()
  },
}

export const TestMessage: Story = {
  ...adminStory({ path, before: setUp }),
  play: async () => {
    await row('Strandgallerian')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Strandgallerian' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send test message' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Test message from Strandgallerian' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Send test message' }))
    await expect(await dialog.findByText('Field is required')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Phone number/), '+46 70 123 45 67')
    await userEvent.click(dialog.getByRole('button', { name: 'Send test message' }))
    await expect(await dialog.findByText('No gateway is configured.')).toBeVisible()
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    const form = await openMall()
    await expect(await form.findByText('You can view SMS settings but not change them.')).toBeVisible()
    await expect(form.getByLabelText(/^From ID/)).toHaveAttribute('readonly')
  },
}

export const OneDidNotLoad: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Sms': 503 }) }),
  play: async () => {
    await row('Strandgallerian')
    await expect((await screen.findAllByText('Couldn’t load the settings')).length).toBeGreaterThan(1)
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Sms') }),
  play: async () => {
    await expect(within(await row('Strandgallerian')).getAllByText('…').length).toBeGreaterThan(1)
  },
}
