import { peopleTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Choose password', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const HOURS = 3_600_000

/** Creates a password link for the demo's editor. */
async function createLink(app: TestApp): Promise<string> {
  const { client } = await app.signIn('admin')
  const editor = (await client.call(peopleTypes.user.calls.list, {})).find(({ username }) => username === 'editor')
  if (!editor) throw new Error('no editor')
  const { url } = await client.call(peopleTypes.user.calls.passwordLink, { params: { id: editor.id }, body: {} })
  const { pathname, hash } = new URL(url)
  return pathname + hash
}

async function expired(app: TestApp): Promise<string> {
  const path = await createLink(app)
  app.clock.advance(73 * HOURS)
  return path
}

const field = (label: RegExp) => screen.findByLabelText(label)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }))

export const Chosen: Story = {
  ...adminStory({ path: createLink, user: null }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main > div + div' } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Choose a password' })
    await userEvent.type(await field(/^Password/), 'a new long password')
    await userEvent.type(await field(/^Confirm password/), 'a new long')
    await save()
    await expect((await screen.findAllByText('Passwords not equal')).length).toBeGreaterThan(0)
    await userEvent.type(await field(/^Confirm password/), ' password')
    await save()
    await expect(await screen.findByText('Password saved. Sign in as editor.')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    await expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
}

/** Weak passwords are marked while typing, and refused with a reason. */
export const Guessable: Story = {
  ...adminStory({ path: createLink, user: null, code: 'is' }),
  play: async () => {
    const password = await field(/^Lykilorð/)
    await userEvent.type(password, 'Sumar2026!')
    await expect(await screen.findByRole('status')).toHaveTextContent('Veikt lykilorð')
    await userEvent.type(await field(/^Staðfesta lykilorð/), 'Sumar2026!')
    await userEvent.click(screen.getByRole('button', { name: 'Vista lykilorð' }))
    await expect(
      (await screen.findAllByText(/Það er of auðvelt að giska á það. Veldu nokkur orð sem eiga ekki saman./)).length,
    ).toBeGreaterThan(0)
    await userEvent.clear(password)
    await userEvent.type(password, 'sjö grænar regnhlífar')
    await expect(await screen.findByRole('status')).toHaveTextContent('Sterkt lykilorð')
  },
}

export const Expired: Story = {
  ...adminStory({ path: expired, user: null }),
  play: async () => {
    await userEvent.type(await field(/^Password/), 'a new long password')
    await userEvent.type(await field(/^Confirm password/), 'a new long password')
    await save()
    await expect(
      await screen.findByText('This password link has been used, has expired, or was replaced by a newer one.'),
    ).toBeVisible()
    await expect(screen.getByText('Ask a colleague who manages users for a new link.')).toBeVisible()
  },
}

export const Incomplete: Story = {
  ...adminStory({ path: '/password', user: null }),
  play: async () => {
    await expect(await screen.findByText(/^This link is incomplete/)).toBeVisible()
  },
}
