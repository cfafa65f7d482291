import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '../../primitives/badge/badge'
import * as Accordion from './accordion.parts'

const sections = [
  { value: 'hours', heading: 'Opening hours', text: 'Monday to Friday 10:00–20:00, Saturday 10:00–18:00.' },
  { value: 'pictures', heading: 'Pictures', text: 'A logo of 400 × 400 px and a picture of 1600 × 1200 px.' },
  { value: 'map', heading: 'Position on the map', text: 'Level 2, beside the lift.' },
]

const Sections = (props: ComponentProps<typeof Accordion.Root>) => (
  <div style={{ maxWidth: 480 }}>
    <Accordion.Root {...props}>
      {sections.map(({ value, heading, text }) => (
        <Accordion.Item key={value} value={value}>
          <Accordion.Trigger>{heading}</Accordion.Trigger>
          <Accordion.Content>{text}</Accordion.Content>
        </Accordion.Item>
      ))}
      <Accordion.Item value="history" disabled>
        <Accordion.Trigger>History</Accordion.Trigger>
        <Accordion.Content>Saved 13:58 by Jonas Lind.</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  </div>
)

const meta = {
  title: 'Layout/Accordion',
  component: Accordion.Root,
  subcomponents: { Item: Accordion.Item, Trigger: Accordion.Trigger, Content: Accordion.Content },
  parameters: {
    guide: {
      use: ['Sections of a long page that are read one at a time: questions and answers, settings.'],
      avoid: [
        'Most people need most sections: show them all.',
        'Fields of a form. `ContentForm.Group` also shows its errors.',
        'Views of the same thing. Use `Tabs`.',
      ],
      keyboard: [
        ['Enter, Space', 'Open or close the section.'],
        ['↑, ↓', 'Move between headings.'],
        ['Home, End', 'First and last heading.'],
      ],
      accessibility: ['Give `Accordion.Trigger` the heading `level` that fits the page.'],
      parts: { ...Accordion },
      do: {
        text: 'Headings that say what is below them.',
        render: () => <Sections defaultValue="hours" />,
      },
      dont: {
        text: 'One section: a press for what could be read at once.',
        render: () => (
          <Accordion.Root>
            <Accordion.Item value="more">
              <Accordion.Trigger>More</Accordion.Trigger>
              <Accordion.Content>Level 2, beside the lift.</Accordion.Content>
            </Accordion.Item>
          </Accordion.Root>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Sections below their headings, of which one (`type="single"`) or several (`"multiple"`) are open. ARIA pattern: **accordion**: each heading is a button with `aria-expanded` that controls a named region; Enter or Space opens and closes it, ↓ and ↑ move between headings, Home and End to the first and last. Give `Accordion.Trigger` the `level` that fits the page. For fields use `ContentForm.Group`, which also shows errors of closed groups.',
      },
    },
  },
  args: { defaultValue: 'hours' },
  render: (args) => <Sections {...args} />,
} satisfies Meta<typeof Accordion.Root>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move between headings, past disabled ones; Enter and Space open and close. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = (name: string) => canvas.getByRole('button', { name })
    await expect(canvas.getByRole('region', { name: 'Opening hours' })).toBeVisible()
    await userEvent.tab()
    await expect(trigger('Opening hours')).toHaveFocus()
    await expect(trigger('Opening hours')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(trigger('Pictures')).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('region', { name: 'Pictures' })).toHaveTextContent('1600 × 1200')
    await expect(canvas.queryByRole('region', { name: 'Opening hours' })).toBeNull()
    await userEvent.keyboard('{End}')
    await expect(trigger('Position on the map')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(trigger('Opening hours')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** One must stay open. */
export const NotCollapsible: Story = {
  args: { collapsible: false, onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening hours' }))
    await expect(canvas.getByRole('region', { name: 'Opening hours' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pictures' }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pictures')
  },
}

function Controlled() {
  const [open, setOpen] = useState(['hours'])
  return (
    <>
      <Sections type="multiple" value={open} onValueChange={setOpen} />
      <p>Open: {open.join(', ')}</p>
    </>
  )
}

/** Several sections, controlled. */
export const Multiple: Story = {
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Position on the map' }))
    await expect(canvas.getByText('Open: hours, map')).toBeVisible()
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Opening hours' }))
    await expect(canvas.getByText('Open: map')).toBeVisible()
  },
}

/** `forceMount` keeps what was typed in a closed section. */
export const KeptWhileClosed: Story = {
  render: () => (
    <Accordion.Root defaultValue="note">
      <Accordion.Item value="note">
        <Accordion.Trigger>Note</Accordion.Trigger>
        <Accordion.Content forceMount>
          <textarea aria-label="Note for colleagues" />
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  ),
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Note for colleagues' })
    await userEvent.type(note, 'Ask Jonas')
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }))
    await expect(note).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }))
    await expect(note).toBeVisible()
    await expect(note).toHaveValue('Ask Jonas')
  },
}

/** A section can be disabled, and its heading can hold more than text. */
export const AllStates: Story = {
  render: () => (
    <div style={{ maxWidth: 480 }}>
      <Accordion.Root type="multiple" defaultValue={['hours', 'map']}>
        {sections.map(({ value, heading, text }, index) => (
          <Accordion.Item key={value} value={value}>
            <Accordion.Trigger data-force={['rest', 'hover', 'focus'][index]}>
              <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                {heading} {value === 'pictures' && <Badge>2 of 3</Badge>}
              </span>
            </Accordion.Trigger>
            <Accordion.Content>{text}</Accordion.Content>
          </Accordion.Item>
        ))}
        <Accordion.Item value="history" disabled>
          <Accordion.Trigger>History</Accordion.Trigger>
          <Accordion.Content>Saved 13:58 by Jonas Lind.</Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'History' })).toBeDisabled()
    await expect(canvas.getByRole('heading', { name: /Pictures/, level: 3 })).toBeVisible()
  },
}
