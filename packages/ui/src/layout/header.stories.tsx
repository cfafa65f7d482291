import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ExampleHeader } from './app-shell.fixture'
import * as Header from './header.parts'
import { LanguagePicker } from './language-picker'

const onPublish = fn()

const meta = {
  title: 'Layout/Header',
  component: Header.Root,
  parameters: { bare: true },
  render: () => (
    <div style={{ width: 1000 }}>
      <ExampleHeader
        onPublish={onPublish}
        language={<LanguagePicker languages={[{ code: 'en', name: 'English' }]} />}
      />
    </div>
  ),
} satisfies Meta<typeof Header.Root>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(way).getByRole('link', { name: 'Published' })).toBeVisible()
    await expect(within(way).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish 12 changes not published' }))
    await expect(onPublish).toHaveBeenCalledOnce()
  },
}

/** With nothing to publish the number goes; the sign stays. */
export const PublishStates: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'flex', gap: 16, padding: 16 }}>
      <Header.Publish pending={12} />
      <Header.Publish pending={1} />
      <Header.Publish />
      <Header.Publish pending={3} busy />
      <Header.Publish disabled />
      <Header.Preview />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish 1 change not published' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Publish' })).toHaveLength(2)
  },
}
