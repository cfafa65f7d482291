import { singleRecords } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Information page', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/InfoPage'
const loaded = () => screen.findByRole('group', { name: 'Opening hours' })

/** A colleague saves another title. */
async function changeTitle(app: TestApp, title: string) {
  const { client, mallId } = await app.signIn('admin')
  const { version, ...page } = await client.call(singleRecords.infoPage.calls.get, { query: { mallId } })
  await client.call(singleRecords.infoPage.calls.replace, {
    query: { mallId },
    body: { ...page, title: { ...page.title, se: title } },
    version,
  })
}

export const Page: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await loaded()
    await expect(screen.getByRole('heading', { level: 1, name: 'Information page' })).toBeVisible()
  },
}

/** Swedish labels are long: on a phone the buttons take two lines. */
export const Swedish: Story = {
  ...adminStory({ path, code: 'se' }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await screen.findByRole('group', { name: 'Öppettider' })
    await expect(screen.getByRole('button', { name: 'Skriv ut öppettider' })).toBeVisible()
  },
}

export const OnPaper: Story = {
  ...adminStory({ path }),
  tags: ['print', '!autodocs'],
  play: async () => {
    await loaded()
    await expect(screen.getByRole('button', { name: 'Print opening hours' })).toBeVisible()
    // present in print only
    await expect(await screen.findByText('Strandgallerian', { selector: '[data-print] h1' })).not.toBeVisible()
  },
}

export const EditAndSave: Story = {
  ...adminStory({ path }),
  play: async () => {
    await loaded()
    const title = screen.getByLabelText(/^Title/)
    await userEvent.clear(title)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(title, 'Välkommen hit')
    await userEvent.click(screen.getByRole('switch', { name: 'Sunday' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await expect(await screen.findByText('Changed')).toBeVisible()
    await expect(title).toHaveValue('Välkommen hit')
  },
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    await loaded()
    const title = screen.getByLabelText(/^Title/)
    await userEvent.clear(title)
    await userEvent.type(title, 'Mina ord')
    await changeTitle(app as TestApp, 'Andras ord')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Andras ord')).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: /Mina ord/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await screen.findByText('Updated')
    await expect(title).toHaveValue('Mina ord')
  },
}

/** Stories have no kiosk; a journey tests that the preview shows the edited values. */
export const BesideItsPreview: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'POST /Kiosk': 503 }) }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  play: async () => {
    await loaded()
    const preview = within(screen.getByRole('main')).getByRole('button', { name: 'Preview' })
    await userEvent.click(preview)
    await expect(preview).toHaveAttribute('aria-pressed', 'true')
    const frame = await screen.findByRole('figure', { name: 'Preview of Information page' })
    await expect(await within(frame).findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(screen.getByText('As visitors see it on the kiosks.')).toBeVisible()
    await userEvent.click(preview)
    await expect(screen.queryByRole('figure', { name: 'Preview of Information page' })).toBeNull()
    await userEvent.click(preview)
    await screen.findByRole('figure', { name: 'Preview of Information page' })
    await screen.findByRole('button', { name: 'Try again' })
    preview.blur()
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await expect(await screen.findByText('You can view the information page but not change it.')).toBeVisible()
    await expect(screen.getByLabelText(/^Title/)).toHaveAttribute('readonly')
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /InfoPage') }),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading the information page' })).toBeInTheDocument()
    await expect(screen.getByRole('heading', { level: 1, name: 'Information page' })).toBeVisible()
  },
}

let down = true

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    wrap: (fetch) => {
      down = true
      return (input, init) => (down ? failing(fetch, { 'GET /InfoPage': 503 }) : fetch)(input, init)
    },
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the information page')
    down = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await loaded()
  },
}
