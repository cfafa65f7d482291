import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { features } from '../features'
import { navigate } from '../shared/routing/location'
import { toasts } from '../shared/toasts/toasts'
import { adminStory } from '../testing/admin-story'
import { renameOffer } from '../testing/demo-stories'

const meta = { title: 'Admin/Shell/Messages', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const controls = 'a[href], button, input, select, textarea, [role="button"], [role="checkbox"], [role="tab"]'

/** The names of the controls below a toast. */
function coveredBy(toast: HTMLElement): string[] {
  const one = toast.getBoundingClientRect()
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !toast.contains(control) && !control.closest('[aria-hidden="true"], [inert]'))
    .filter((control) => {
      const other = control.getBoundingClientRect()
      const apart =
        one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right
      return other.width > 0 && other.height > 0 && !apart
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
}

async function expectNothingCovered() {
  const toast = (await screen.findByText('A message')).closest<HTMLElement>('[data-slot="toast"]')
  if (!toast) throw new Error('no message')
  await waitFor(() => expect(coveredBy(toast)).toEqual([]))
}

const show = () => toasts.show({ kind: 'success', title: 'A message', text: 'What it is about', timeout: 600_000 })

/** On every screen of the menu. */
export const CoverNoControl: Story = {
  ...adminStory({ path: '/published' }),
  play: async () => {
    await screen.findByRole('navigation', { name: 'Main' })
    show()
    for (const { path } of features) {
      navigate(path, { force: true })
      await screen.findByRole('heading', { level: 1 })
      await expectNothingCovered()
    }
    toasts.clear()
  },
}

/** The Publish button and panel are where toasts appear (the panel is not modal). */
export const BesideThePublishPanel: Story = {
  ...adminStory({ path: '/published/offer?panel=publish', before: renameOffer }),
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: /Publish No\./ }))
    await panel.findByLabelText('Note')
    show()
    await expectNothingCovered()
    toasts.clear()
  },
}

export const BesideAForm: Story = {
  ...adminStory({ path: '/published/shops?dialog=shopEdit' }),
  play: async () => {
    await screen.findByRole('dialog')
    show()
    await expectNothingCovered()
    toasts.clear()
  },
}
