import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { OverlayFrame } from '../dialog/overlay-frame.fixture'
import { Link } from '../link/link'
import { StatusBadge } from '../status-badge/status-badge'
import * as HoverCard from './hover-card.parts'

const meta = {
  title: 'Primitives/HoverCard',
  component: HoverCard.Root,
  subcomponents: { Trigger: HoverCard.Trigger, Content: HoverCard.Content },
  parameters: {
    guide: {
      use: ['A preview of what is behind a link.'],
      avoid: [
        'Content that is nowhere else: touch screens and screen readers do not get it.',
        'Name a button. Use `Tooltip`.',
        'Controls. Use `Popover`.',
      ],
      keyboard: [
        ['Tab', 'On the link: shows the card.'],
        ['Escape', 'Hides it.'],
        ['Enter', 'Follows the link.'],
      ],
      parts: { ...HoverCard },
      do: {
        text: 'A glimpse of what the link leads to.',
        render: () => (
          <OverlayFrame height={180}>
            <HoverCard.Root open>
              <HoverCard.Trigger asChild>
                <Link href="#havn">Havn & Co</Link>
              </HoverCard.Trigger>
              <HoverCard.Content>Candles, rugs and china. Level 2.</HoverCard.Content>
            </HoverCard.Root>
          </OverlayFrame>
        ),
      },
      dont: {
        text: 'A warning that touch screens never show.',
        render: () => (
          <OverlayFrame height={180}>
            <HoverCard.Root open>
              <HoverCard.Trigger asChild>
                <Link href="#delete">Delete Havn & Co</Link>
              </HoverCard.Trigger>
              <HoverCard.Content>This deletes its 14 offers, too.</HoverCard.Content>
            </HoverCard.Root>
          </OverlayFrame>
        ),
      },
    },
    picture: { of: '[data-slot="hover-card"]' },
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'A preview of what a link leads to. Appears on hover after a moment and on keyboard focus, stays while the pointer is on it, and Escape closes it. **No ARIA pattern**: screen readers and touch screens follow the link instead, so that it must not contain what is not found behind the link. Explains a button: `Tooltip`. Has controls: `Popover`.',
      },
    },
  },
  render: (args) => (
    <HoverCard.Root {...args}>
      <HoverCard.Trigger asChild>
        <Link href="#havn">Havn & Co</Link>
      </HoverCard.Trigger>
      <HoverCard.Content>
        <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <b>Havn & Co</b>
          <StatusBadge status="Active" />
          <span>Candles, rugs and china of small Nordic workshops. Level 2, open until 15:00.</span>
        </div>
      </HoverCard.Content>
    </HoverCard.Root>
  ),
} satisfies Meta<typeof HoverCard.Root>

export default meta
type Story = StoryObj<typeof meta>

const card = () => document.querySelector('[data-slot="hover-card"]')

/** Focus opens it, Escape closes it, and the link keeps the focus. */
export const ByKeyboard: Story = {
  args: { openDelay: 0, onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(await screen.findByText(/small Nordic workshops/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(card()).toBeNull())
    await expect(canvas.getByRole('link', { name: 'Havn & Co' })).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

/** Stays while the pointer moves from the link into it. */
export const ByPointer: Story = {
  args: { openDelay: 0 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Havn & Co' })
    await userEvent.hover(link)
    const text = await screen.findByText(/small Nordic workshops/)
    await userEvent.unhover(link)
    await userEvent.hover(text)
    await expect(text).toBeVisible()
    await userEvent.unhover(text)
    await waitFor(() => expect(card()).toBeNull())
  },
}

export const AllStates: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByText('Active')).toBeVisible()
  },
}
