import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Pencil, Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { PendingCount } from '../pending-count/pending-count'
import { Button } from './button'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  parameters: {
    guide: {
      use: ['Start an action: save, create, publish.'],
      avoid: [
        'Go to another page. Use `Link`, or a link in a button’s style with `asChild`.',
        'A well-known action without room for its name. Use `IconButton`.',
        'Switch something on and off. Use `Switch` or `ToggleGroup`.',
      ],
      keyboard: [
        ['Enter, Space', 'Press the button.'],
        ['Tab', 'Also to a button with `aria-disabled`, so that its reason can be read.'],
      ],
      accessibility: ['While `busy`, the focus stays and `aria-busy` is set.'],
      do: {
        text: 'One primary button, named by what happens.',
        render: () => (
          <>
            <Button variant="primary">Publish to 8 stations</Button>
            <Button>Preview</Button>
          </>
        ),
      },
      dont: {
        text: 'Two primary buttons compete, and their names say nothing.',
        render: () => (
          <>
            <Button variant="primary">OK</Button>
            <Button variant="primary">Submit</Button>
          </>
        ),
      },
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(save).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}

/** Keeps the focus and ignores presses while busy. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Saving' },
  play: async ({ canvas, args }) => {
    const saving = canvas.getByRole('button', { name: 'Saving' })
    await userEvent.click(saving)
    await expect(saving).toHaveFocus()
    await expect(saving).toHaveAttribute('aria-busy', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** `asChild` styles a link as a button. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#new">New offer</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New offer' })).toHaveAttribute('href', '#new')
  },
}

/** Locked with a readable reason: `aria-disabled` keeps it focusable. */
export const Locked: Story = {
  args: { 'aria-disabled': true },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.tab()
    await expect(save).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const variants = ['primary', 'secondary', 'quiet', 'danger', 'publish'] as const
const states = ['rest', 'hover', 'pressed', 'focus'] as const
const pencil = <Pencil size={16} strokeWidth={1.5} />
const plus = <Plus size={16} strokeWidth={1.5} />

export const AllStates: Story = {
  tags: ['compact', 'brand-red'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {variants.map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <span style={{ width: 72 }}>{variant}</span>
          {states.map((state) => (
            <Button key={state} variant={variant} data-force={state}>
              Save
            </Button>
          ))}
          <Button variant={variant} icon={pencil}>
            Edit
          </Button>
          <Button variant={variant} busy>
            Saving
          </Button>
          <Button variant={variant} disabled>
            Save
          </Button>
          <Button variant={variant} aria-disabled>
            Save
          </Button>
        </div>
      ))}
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <Button variant="publish">
          Publish <PendingCount count={12} onSign />
        </Button>
        <Button variant="publish" data-force="focus">
          Publish <PendingCount count={1} onSign />
        </Button>
        <Button variant="publish" busy>
          Sending to 8
        </Button>
        <Button disabled icon={<Check size={16} strokeWidth={1.5} />}>
          All published
        </Button>
      </div>
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        {(['small', 'normal', 'large'] as const).map((size) => (
          <Button key={size} size={size} icon={plus}>
            {size}
          </Button>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish 12' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Saving' })).toHaveLength(variants.length)
  },
}
