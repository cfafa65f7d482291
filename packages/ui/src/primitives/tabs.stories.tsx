import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import * as Tabs from './tabs.parts'

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel },
  args: { defaultValue: 'general' },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List aria-label="Shop">
        <Tabs.Tab value="general">General</Tabs.Tab>
        <Tabs.Tab value="hours">Hours</Tabs.Tab>
        <Tabs.Tab value="pictures" data-force="hover">
          Pictures <span style={{ color: 'var(--k-fg-subtle)' }}>3</span>
        </Tabs.Tab>
        <Tabs.Tab value="history" disabled>
          History
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="general">Name and description</Tabs.Panel>
      <Tabs.Panel value="pictures">Pictures</Tabs.Panel>
      <Tabs.Panel value="hours">Opening hours</Tabs.Panel>
    </Tabs.Root>
  ),
} satisfies Meta<typeof Tabs.Root>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Hours' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Hours' })).toHaveTextContent('Opening hours')
  },
}
