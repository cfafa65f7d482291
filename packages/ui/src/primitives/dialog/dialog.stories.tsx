import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { Toaster } from '../toast/toast'
import { createToasts } from '../toast/toast-store'
import * as Dialog from './dialog.parts'
import { OverlayFrame, withoutFocus } from './overlay-frame.fixture'

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog.Root,
  subcomponents: { Content: Dialog.Content, Header: Dialog.Header, Footer: Dialog.Footer },
  parameters: {
    guide: {
      use: ['A short task that interrupts the page: a few fields, a choice.'],
      avoid: [
        'A form of a record beside its list. Use `SideSheet`.',
        'A yes or no question. Use `ConfirmDialog`.',
        'Information. Show it in the page with `Note`.',
      ],
      keyboard: [
        ['Escape', 'Closes it; the focus returns.'],
        ['Tab', 'Cycles inside of it.'],
      ],
      accessibility: [
        'Named by `Dialog.Title`, described by `Dialog.Description`. The page behind is hidden from screen readers, and `inert`.',
      ],
      parts: { ...Dialog },
      do: {
        text: 'A title that says the task, and an action that repeats it.',
        render: () => (
          <OverlayFrame>
            <Dialog.Root open modal={false}>
              <Dialog.Content onOpenAutoFocus={withoutFocus} style={{ maxWidth: '94%' }}>
                <Dialog.Header>
                  <Dialog.Title>New category</Dialog.Title>
                  <Dialog.Description>Visitors find shops by it.</Dialog.Description>
                </Dialog.Header>
                <Dialog.Footer>
                  <Button variant="quiet">Cancel</Button>
                  <Button variant="primary">Create category</Button>
                </Dialog.Footer>
              </Dialog.Content>
            </Dialog.Root>
          </OverlayFrame>
        ),
      },
      dont: {
        text: '“Attention” and “OK” say nothing, and a message needs no dialog.',
        render: () => (
          <OverlayFrame>
            <Dialog.Root open modal={false}>
              <Dialog.Content onOpenAutoFocus={withoutFocus} style={{ maxWidth: '94%' }}>
                <Dialog.Header>
                  <Dialog.Title>Attention</Dialog.Title>
                  <Dialog.Description>The category was created.</Dialog.Description>
                </Dialog.Header>
                <Dialog.Footer>
                  <Button>Cancel</Button>
                  <Button variant="primary">OK</Button>
                </Dialog.Footer>
              </Dialog.Content>
            </Dialog.Root>
          </OverlayFrame>
        ),
      },
    },
    picture: { of: '[role="dialog"]' },
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'A window over the page for one task. ARIA pattern: **dialog (modal)**, named by `Dialog.Title` and described by `Dialog.Description` (without one, set `aria-describedby={undefined}`). It takes and traps the focus; Escape or a press outside closes it, and the focus returns to the previous element, or near it if that was removed.',
      },
    },
  },
  render: (args) => (
    <Dialog.Root {...args}>
      <Dialog.Trigger asChild>
        <Button>New category</Button>
      </Dialog.Trigger>
      <Dialog.Content size="normal">
        <Dialog.Header>
          <Dialog.Title>New Category</Dialog.Title>
          <Dialog.Description>Categories group what visitors find on the kiosks.</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>Name, picture and what a touch does.</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="quiet">Cancel</Button>
          </Dialog.Close>
          <Button variant="primary">CREATE</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof Dialog.Root>

export default meta
type Story = StoryObj<typeof meta>

/** Takes, traps and returns the focus when closed by Escape. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'New Category' })
    await expect(dialog).toHaveAccessibleDescription('Categories group what visitors find on the kiosks.')
    const stops = ['Close', 'Cancel', 'CREATE'].map((name) => screen.getByRole('button', { name }))
    await waitFor(() => expect(stops[0]).toHaveFocus())
    for (const stop of [stops[1], stops[2], stops[0]]) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await expect(stops[2]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'New category' })).toHaveFocus()
  },
}

export const AllStates: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

const messages = createToasts()
const undo = fn()

/** The page behind is inert, and so is a dialog behind another one. Toasts above them can be pressed. */
export const PageBehind: Story = {
  render: () => (
    <>
      <a href="#shops">Shops</a>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>New category</Button>
        </Dialog.Trigger>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>New Category</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Dialog.Root>
              <Dialog.Trigger asChild>
                <Button>Choose a picture</Button>
              </Dialog.Trigger>
              <Dialog.Content aria-describedby={undefined}>
                <Dialog.Header>
                  <Dialog.Title>Pictures</Dialog.Title>
                </Dialog.Header>
              </Dialog.Content>
            </Dialog.Root>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
      <Toaster toasts={messages} />
    </>
  ),
  play: async ({ canvas }) => {
    const isInert = (element: Element) => element.closest('[inert]') !== null
    messages.show({
      kind: 'success',
      title: 'Deleted',
      action: { label: 'Undo', onSelect: undo },
      timeout: Number.POSITIVE_INFINITY,
    })
    const link = canvas.getByRole('link', { name: 'Shops' })
    await userEvent.click(canvas.getByRole('button', { name: 'New category' }))
    const dialog = await screen.findByRole('dialog', { name: 'New Category' })
    await waitFor(() => expect(isInert(link)).toBe(true))
    await expect(isInert(dialog)).toBe(false)

    await userEvent.click(screen.getByRole('button', { name: 'Choose a picture' }))
    const above = await screen.findByRole('dialog', { name: 'Pictures' })
    await waitFor(() => expect(isInert(dialog)).toBe(true))
    await expect(isInert(above)).toBe(false)
    const action = await screen.findByText('Undo')
    await expect(isInert(action)).toBe(false)
    await userEvent.click(action)
    await expect(undo).toHaveBeenCalledOnce()
    await expect(above).toBeVisible()

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus())
    await expect(isInert(dialog)).toBe(false)
    await expect(isInert(link)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New category' })).toHaveFocus())
    await expect(isInert(link)).toBe(false)
    messages.clear()
  },
}

/** The whole window, but for 8 px. */
export const Full: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Dialog.Root {...args}>
      <Dialog.Content size="full" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>Import shops</Dialog.Title>
        </Dialog.Header>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Import shops' })
    await expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([innerWidth - 16, innerHeight - 16])
  },
}
