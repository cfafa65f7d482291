import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Images, Store } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import * as Sidebar from './sidebar.parts'

const onSignOut = fn()
const twentyNames = Array.from({ length: 20 }, (_, index) => `Entry ${index + 1}`)

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar.Nav,
  render: () => (
    <div style={{ width: 228, background: 'var(--k-canvas)', padding: 10 }}>
      <Sidebar.Nav>
        <Sidebar.Group title="Published">
          <Sidebar.Item title="Rest" icon={<CalendarDays />} href="#rest" />
          <Sidebar.Item title="Hover" icon={<CalendarDays />} href="#hover" data-force="hover" />
          <Sidebar.Item title="Pressed" icon={<CalendarDays />} href="#pressed" data-force="pressed" />
          <Sidebar.Item title="Focus" icon={<CalendarDays />} href="#focus" data-force="focus" />
          <Sidebar.Item title="Current" icon={<Store />} href="#current" count={6} current />
          <Sidebar.Item title="A name that is much too long for it" icon={<Store />} href="#long" count={1234} />
        </Sidebar.Group>
        <Sidebar.Group>
          <Sidebar.SubMenu title="Media library" icon={<Images />}>
            <Sidebar.Item title="Documents" href="#documents" />
          </Sidebar.SubMenu>
          <Sidebar.SubMenu title="Users" icon={<Images />} current>
            <Sidebar.Item title="Users list" href="#users" current />
            <Sidebar.Item title="Users groups" href="#groups" />
          </Sidebar.SubMenu>
        </Sidebar.Group>
      </Sidebar.Nav>
      <Sidebar.User name="Ingrid Solheim" group="Marketing" onSignOut={onSignOut} />
    </div>
  ),
  parameters: {
    guide: {
      use: ['The menu of an application in `AppShell`.'],
      avoid: ['Fewer than four pages: links in the header are enough.', 'Sections of one page. Use `Tabs`.'],
      keyboard: [
        ['Tab', 'Through the items.'],
        ['Enter, Space', 'Open or close a submenu, follow a link.'],
      ],
      accessibility: [
        'A navigation landmark with lists; the current page is `aria-current="page"`. As a rail, names are tooltips.',
      ],
      parts: { ...Sidebar },
      do: {
        text: 'Few groups, named, and pages of one kind below each other.',
        render: () => (
          <div style={{ width: 228 }}>
            <Sidebar.Nav>
              <Sidebar.Group title="Published">
                <Sidebar.Item title="Events" icon={<CalendarDays />} href="#events" />
                <Sidebar.Item title="Shops" icon={<Store />} href="#shops" count={6} current />
              </Sidebar.Group>
            </Sidebar.Nav>
          </div>
        ),
      },
      dont: {
        text: 'A submenu with one page: a press more, and nothing to choose.',
        render: () => (
          <div style={{ width: 228 }}>
            <Sidebar.Nav>
              <Sidebar.Group>
                <Sidebar.SubMenu title="Media library" icon={<Images />}>
                  <Sidebar.Item title="Pictures" href="#pictures" />
                </Sidebar.SubMenu>
              </Sidebar.Group>
            </Sidebar.Nav>
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof Sidebar.Nav>

export default meta
type Story = StoryObj<typeof meta>

/** A sub-menu expands below its entry; that of the current page is open initially. */
export const SubMenus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users list' })).toHaveAttribute('aria-current', 'page')
    const media = canvas.getByRole('button', { name: 'Media library' })
    await expect(media).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Documents' })).toBeNull()
    media.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Documents' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('link', { name: 'Documents' })).toBeNull()
  },
}

/** Entries scroll if needed; signing out stays visible. Pending counts of a collapsed group are shown at the group. */
export const LittleHeight: Story = {
  render: () => (
    <div style={{ width: 228, height: 300, display: 'flex', flexDirection: 'column', padding: 10 }}>
      <Sidebar.Top>Strandgallerian</Sidebar.Top>
      <Sidebar.Nav>
        {twentyNames.map((name) => (
          <Sidebar.Item key={name} title={name} href={`#${name}`} />
        ))}
        <Sidebar.SubMenu title="Media library" icon={<Images />} count={3}>
          <Sidebar.Item title="Documents" href="#documents" count={3} />
        </Sidebar.SubMenu>
      </Sidebar.Nav>
      <Sidebar.User name="Ingrid Solheim" group="Marketing" onSignOut={onSignOut} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('div')?.getBoundingClientRect()
    const signOut = canvas.getByRole('button', { name: 'Sign Out' })
    await expect(signOut.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame?.bottom ?? 0)
    const folded = canvas.getByRole('button', { name: 'Media library 3 not published' })
    folded.focus()
    const nav = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect()
    await expect(folded.getBoundingClientRect().bottom).toBeLessThanOrEqual(nav.bottom)
    await userEvent.keyboard('{Enter}')
    await expect(folded).toHaveAccessibleName('Media library')
    await expect(canvas.getByRole('link', { name: 'Documents 3 not published' })).toBeVisible()
  },
}

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Published' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Current 6 not published' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(onSignOut).toHaveBeenCalledOnce()
  },
}
