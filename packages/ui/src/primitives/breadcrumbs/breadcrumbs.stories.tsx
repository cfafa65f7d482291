import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as Breadcrumbs from './breadcrumbs.parts'

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs.Root,
  parameters: {
    guide: {
      use: ['Pages of three levels and more.'],
      avoid: ['Two levels: the menu shows where you are.', 'Steps of a task. Use `Stepper`.'],
      keyboard: [
        ['Tab', 'From link to link.'],
        ['Enter', 'Follows the link.'],
        ['Enter, Space', 'On “…”: open the menu of hidden steps.'],
        ['↑, ↓', 'Move in the menu.'],
        ['Escape', 'Closes the menu.'],
      ],
      accessibility: ['A named navigation; the last step is `aria-current="page"`.'],
      parts: { ...Breadcrumbs },
      do: {
        text: 'The way to this page, which is its last step and no link.',
        render: () => (
          <Breadcrumbs.Root labels={{ breadcrumb: 'Way to Stations' }}>
            <Breadcrumbs.Item>
              <a href="#kiosks">Kiosks</a>
            </Breadcrumbs.Item>
            <Breadcrumbs.Item>
              <a href="#strand">Strandgallerian</a>
            </Breadcrumbs.Item>
            <Breadcrumbs.Item current>Stations</Breadcrumbs.Item>
          </Breadcrumbs.Root>
        ),
      },
      dont: {
        text: 'The history of what was visited: “Back” of the browser has it.',
        render: () => (
          <Breadcrumbs.Root labels={{ breadcrumb: 'Visited' }}>
            <Breadcrumbs.Item>
              <a href="#shops">Shops</a>
            </Breadcrumbs.Item>
            <Breadcrumbs.Item>
              <a href="#offers">Offers</a>
            </Breadcrumbs.Item>
            <Breadcrumbs.Item current>Shops</Breadcrumbs.Item>
          </Breadcrumbs.Root>
        ),
      },
    },
    docs: {
      description: {
        component:
          'The way from the start to the page that is shown. ARIA pattern: **breadcrumb** (a named navigation landmark around an ordered list, the last step with `aria-current="page"`). Tab goes from link to link; steps without room stand behind one button, a **menu button**: Enter or Space opens it, arrows choose, Escape closes it and gives the focus back. Links are the caller\'s: put any router\'s link inside `Breadcrumbs.Item`, and `Breadcrumbs.MoreItem asChild` around it.',
      },
    },
  },
  render: () => (
    <Breadcrumbs.Root>
      <Breadcrumbs.Item>
        <a href="#kiosks">Kiosks</a>
      </Breadcrumbs.Item>
      <Breadcrumbs.Item>
        <a href="#strandgallerian">Strandgallerian</a>
      </Breadcrumbs.Item>
      <Breadcrumbs.Item current>Stations</Breadcrumbs.Item>
    </Breadcrumbs.Root>
  ),
} satisfies Meta<typeof Breadcrumbs.Root>

export default meta
type Story = StoryObj<typeof meta>

const Long = () => (
  <Breadcrumbs.Root labels={{ breadcrumb: 'Folders' }}>
    <Breadcrumbs.Item>
      <a href="#media">Media library</a>
    </Breadcrumbs.Item>
    <Breadcrumbs.More>
      <Breadcrumbs.MoreItem href="#images">Images</Breadcrumbs.MoreItem>
      <Breadcrumbs.MoreItem asChild>
        <a href="#seasons">Seasons</a>
      </Breadcrumbs.MoreItem>
    </Breadcrumbs.More>
    <Breadcrumbs.Item>
      <a href="#christmas">Christmas</a>
    </Breadcrumbs.Item>
    <Breadcrumbs.Item current>Window displays of 2026</Breadcrumbs.Item>
  </Breadcrumbs.Root>
)

/** Default, hover and focus; with hidden steps in a menu; truncated. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Breadcrumbs.Root>
        <Breadcrumbs.Item>
          <a href="#kiosks">Kiosks</a>
        </Breadcrumbs.Item>
        <Breadcrumbs.Item>
          <a href="#hover" data-force="hover">
            Strandgallerian
          </a>
        </Breadcrumbs.Item>
        <Breadcrumbs.Item>
          <a href="#focus" data-force="focus">
            Level 1
          </a>
        </Breadcrumbs.Item>
        <Breadcrumbs.Item current>Stations</Breadcrumbs.Item>
      </Breadcrumbs.Root>
      <Long />
      <div style={{ width: 260 }}>
        <Breadcrumbs.Root labels={{ breadcrumb: 'Cut' }}>
          <Breadcrumbs.Item>
            <a href="#information">Information</a>
          </Breadcrumbs.Item>
          <Breadcrumbs.Item current>Opening hours on public holidays in December</Breadcrumbs.Item>
        </Breadcrumbs.Root>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(way).getAllByRole('link')).toHaveLength(3)
    const cut = canvas.getByRole('navigation', { name: 'Cut' })
    const last = within(cut).getByText(/^Opening hours/)
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(cut.getBoundingClientRect().right)
    await expect(last.scrollWidth).toBeGreaterThan(last.clientWidth)
  },
}

/** Breadcrumb pattern: a named landmark, an ordered list, the current page marked, links by Tab. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation', { name: 'Breadcrumb' })
    const steps = within(way).getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual(['Kiosks', 'Strandgallerian', 'Stations'])
    await expect(steps.at(-1)).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Kiosks' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Strandgallerian' })).toHaveFocus()
    await userEvent.tab()
    await expect(way).not.toContainElement(document.activeElement as HTMLElement)
  },
}

/** Menu button pattern for hidden steps. */
export const MoreByKeyboard: Story = {
  render: () => <Long />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More steps' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Images' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Seasons' })).toHaveFocus()
    await expect(screen.getByRole('menuitem', { name: 'Seasons' })).toHaveAttribute('href', '#seasons')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(more).toHaveFocus()
  },
}
