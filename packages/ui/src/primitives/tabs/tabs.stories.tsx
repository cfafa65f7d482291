import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import * as Tabs from './tabs.parts'

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel },
  parameters: {
    guide: {
      use: ['Two to seven views of the same thing, one visible at a time.'],
      avoid: [
        'Steps in an order. Use `Stepper`.',
        'The user compares the views: show them together.',
        'Pages with addresses. Use links.',
      ],
      keyboard: [
        ['Tab', 'To the selected tab, then into its panel.'],
        ['←, →', 'Select the next tab, and wrap around.'],
        ['Home, End', 'First and last tab.'],
      ],
      accessibility: ['The list of tabs needs a name. Tabs are selected with the focus.'],
      parts: { ...Tabs },
      do: {
        text: 'Short nouns for views of one thing.',
        render: () => (
          <Tabs.Root defaultValue="general">
            <Tabs.List aria-label="Shop views">
              <Tabs.Tab value="general">General</Tabs.Tab>
              <Tabs.Tab value="hours">Hours</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="general">Name and description</Tabs.Panel>
            <Tabs.Panel value="hours">Opening hours</Tabs.Panel>
          </Tabs.Root>
        ),
      },
      dont: {
        text: 'Steps in an order. Use Stepper.',
        render: () => (
          <Tabs.Root defaultValue="1">
            <Tabs.List aria-label="Import">
              <Tabs.Tab value="1">1. Choose file</Tabs.Tab>
              <Tabs.Tab value="2">2. Import</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="1">Choose a file first.</Tabs.Panel>
            <Tabs.Panel value="2">Then import it.</Tabs.Panel>
          </Tabs.Root>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Several views, one visible at a time. ARIA pattern: **tabs with automatic activation**: Tab focuses the selected tab, ← and → select the next one, skip disabled tabs and wrap around, Home and End select the first and last, Tab moves into the panel. The list needs a name.',
      },
    },
  },
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

/** The complete tabs pattern. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string | RegExp) => canvas.getByRole('tab', { name })
    await expect(canvas.getByRole('tablist', { name: 'Shop' })).toBeVisible()
    await userEvent.tab()
    await expect(tab('General')).toHaveFocus()
    await expect(tab('General')).toHaveAttribute('aria-controls', canvas.getByRole('tabpanel').id)
    await userEvent.keyboard('{ArrowLeft}')
    // wraps around, past the disabled History
    await expect(tab(/^Pictures/)).toHaveFocus()
    await expect(tab(/^Pictures/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('General')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(tab(/^Pictures/)).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(tab('Hours')).toHaveAttribute('aria-selected', 'true')
    await expect(tab('General')).toHaveAttribute('aria-selected', 'false')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Hours' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tab('Hours')).toHaveFocus()
  },
}
