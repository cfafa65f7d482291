import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ExampleHeader, ExamplePage, ExampleSidebar } from './app-shell.fixture'
import * as AppShell from './app-shell.parts'

const onSignOut = fn()

/** A window of a given width, which contains fixed elements. */
const inFrame =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width, height: 844, overflow: 'auto', transform: 'translateZ(0)' }}>
      <Story />
    </div>
  )

const meta = {
  title: 'Layout/AppShell',
  component: AppShell.Root,
  parameters: {
    guide: {
      use: ['The frame of an application with several screens.'],
      avoid: [
        'Sign-in and other pages without a menu.',
        'Inside another application: use its frame, and `Stack` and `Grid`.',
      ],
      keyboard: [
        ['Tab', 'First: a link that skips to the content.'],
        ['Escape', 'Closes the drawer on phones.'],
      ],
      accessibility: ['Landmarks: navigation, banner and main. The open drawer traps the focus.'],
      parts: { ...AppShell },
      do: {
        text: 'An application with several pages, all in its menu.',
        render: () => (
          <div style={{ width: '100%' }}>
            <div style={{ height: 400, overflow: 'auto', transform: 'translateZ(0)' }}>
              <AppShell.Root>
                <AppShell.Sidebar>
                  <ExampleSidebar />
                </AppShell.Sidebar>
                <AppShell.Body>
                  <ExamplePage />
                </AppShell.Body>
              </AppShell.Root>
            </div>
          </div>
        ),
      },
      dont: {
        text: 'A page for which one has to sign in first: its menu leads nowhere.',
        render: () => (
          <div style={{ width: '100%' }}>
            <div style={{ height: 400, overflow: 'auto', transform: 'translateZ(0)' }}>
              <AppShell.Root>
                <AppShell.Sidebar>
                  <ExampleSidebar />
                </AppShell.Sidebar>
                <AppShell.Body>
                  <AppShell.Main>Sign in</AppShell.Main>
                </AppShell.Body>
              </AppShell.Root>
            </div>
          </div>
        ),
      },
    },
    bare: true,
    layout: 'fullscreen',
  },
  render: (args) => (
    // links in stories must not navigate
    <AppShell.Root {...args} onClick={(event) => event.preventDefault()}>
      <AppShell.Sidebar>
        <ExampleSidebar onSignOut={onSignOut} />
      </AppShell.Sidebar>
      <AppShell.Body>
        <ExampleHeader />
        <ExamplePage />
      </AppShell.Body>
    </AppShell.Root>
  ),
} satisfies Meta<typeof AppShell.Root>

export default meta
type Story = StoryObj<typeof meta>

/** The first Tab stop skips the menu. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toBeVisible()
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
  },
}

/** Collapsed, entries keep their accessible names. */
export const Collapse: Story = {
  args: { onCollapsedChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse the menu' }))
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true)
    const menu = canvas.getByRole('complementary', { name: 'Menu' })
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(56))
    await expect(within(menu).getByRole('link', { name: /Events/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the menu' }))
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(248))
  },
}

/** At ≤ 1100 px the sidebar is a rail; sub-menus open beside it. */
export const Tablet: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[data-slot="app-shell"]' } },
  decorators: [inFrame(1024)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(56)
    await expect(canvas.queryByRole('button', { name: 'Collapse the menu' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Media library' }))
    const entries = await screen.findByRole('dialog', { name: 'Media library' })
    await expect(within(entries).getByRole('link', { name: 'Images' })).toBeVisible()
    await userEvent.click(within(entries).getByRole('link', { name: 'Images' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** At ≤ 640 px the sidebar is a drawer, which closes on navigation. */
export const Phone: Story = {
  decorators: [inFrame(390)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(within(drawer).getByRole('link', { name: /Events/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveFocus())
  },
}

/** Phones have the menu button, Preview and Publish. */
export const PhoneAtRest: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[data-slot="app-shell"]' } },
  decorators: [inFrame(390)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Publish/ })).toBeVisible()
  },
}

/** The open drawer. */
export const Drawer: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  decorators: [inFrame(390)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}

export const AllStates: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('navigation', { name: 'Main' })
    await expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent('Shops')
    await userEvent.click(within(main).getByRole('button', { name: 'Media library' }))
    await expect(within(main).getByRole('link', { name: 'Images' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(onSignOut).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Publish 12 changes not published' })).toBeVisible()
    await userEvent.tab()
  },
}
