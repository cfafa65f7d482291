import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { english } from '../../internal/languages.fixture'
import { CommandButton } from '../../primitives/command-palette/command-button'
import { CommandPalette } from '../../primitives/command-palette/command-palette'
import { useCommandPalette } from '../../primitives/command-palette/use-command-palette'
import { ExampleHeader } from '../app-shell/app-shell.fixture'
import * as AppShell from '../app-shell/app-shell.parts'
import { LanguagePicker } from '../language-picker/language-picker'
import * as Header from './header.parts'

const onPublish = fn()

const meta = {
  title: 'Layout/Header',
  component: Header.Root,
  parameters: {
    guide: {
      use: ['The top of a page in `AppShell`: where you are, search, publishing.'],
      avoid: ['Title and actions of the page. Use `PageHeader`.'],
      keyboard: [
        ['Tab', 'Through crumbs, search and buttons.'],
        ['Escape', 'Closes the search on phones.'],
      ],
      accessibility: ['A banner landmark with a named navigation for the breadcrumbs.'],
      parts: { ...Header },
      do: { text: 'The button says how much waits for it.', render: () => <Header.Publish pending={12} /> },
      dont: {
        text: 'Without the number nobody knows whether there is anything to publish.',
        render: () => <Header.Publish />,
      },
    },
    bare: true,
  },
  render: () => (
    <div style={{ width: 1000 }}>
      <ExampleHeader onPublish={onPublish} language={<LanguagePicker languages={[english]} />} />
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

/** Without changes the count disappears and the button stays. */
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

const onGo = fn()
const places = ['Events', 'Shops', 'Offers'].map((title) => ({ id: title, title, onSelect: () => onGo(title) }))

function WithSearch() {
  const { setOpen, paletteProps } = useCommandPalette()
  return (
    <Header.Root>
      <Header.Breadcrumbs>
        <Header.Crumb current>Statistics</Header.Crumb>
      </Header.Breadcrumbs>
      <Header.Actions>
        <CommandButton onClick={() => setOpen(true)} />
        <Header.Divider />
        <Header.Publish pending={12} />
      </Header.Actions>
      <CommandPalette {...paletteProps} groups={[{ id: 'go', title: 'Go to', items: places }]} />
    </Header.Root>
  )
}

/** With the command palette's button; Ctrl+K is equivalent. */
export const Search: Story = {
  tags: ['picture'],
  render: () => <WithSearch />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('button', { name: 'Search or go to' })
    await expect(search.getBoundingClientRect().width).toBe(260)
    search.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox'), 'off{Enter}')
    await expect(onGo).toHaveBeenLastCalledWith('Offers')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(search).toHaveFocus()
    search.blur()
  },
}

/** On a phone, icons only. */
export const SearchOnAPhone: Story = {
  tags: ['picture'],
  render: () => (
    <AppShell.Root style={{ width: 390, minHeight: 0 }}>
      <div style={{ gridColumn: '1 / -1' }}>
        <WithSearch />
      </div>
    </AppShell.Root>
  ),
  play: async ({ canvas }) => {
    const search = canvas.getByRole('button', { name: 'Search or go to' })
    await waitFor(() => expect(search.getBoundingClientRect().width).toBe(32))
  },
}
