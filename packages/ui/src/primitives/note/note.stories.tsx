import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link/link'
import { Note } from './note'

const meta = {
  title: 'Primitives/Note',
  component: Note,
  args: { children: 'Changes are saved as a draft.' },
  parameters: {
    guide: {
      use: ['A message that belongs to a place of the page and stays.'],
      avoid: [
        'The result of an action. Use a toast.',
        'The error of a field. Use its `error`.',
        'A page that did not load. Use `ErrorState`.',
      ],
      keyboard: [],
      accessibility: ['An error is an alert and is announced. Each tone has its own icon.'],
      do: {
        text: 'Says what happened and what to do.',
        render: () => <Note tone="warning">K8 is offline. It updates when it is back.</Note>,
      },
      dont: {
        text: 'Alarm without information.',
        render: () => (
          <Note tone="error" role="note">
            Something went wrong!
          </Note>
        ),
      },
    },
  },
} satisfies Meta<typeof Note>

export default meta
type Story = StoryObj<typeof meta>

/** Errors are announced immediately; others are read in place. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 480 }}>
      <Note>Changes are saved as a draft. Visitors see them after you publish.</Note>
      <Note tone="pending">12 changes are not on the kiosks yet.</Note>
      <Note tone="warning">There are no langs added to this mall</Note>
      <Note tone="error">You haven't access to this route. Please connect to site admin!</Note>
      <Note tone="locked" action={<Link href="#why">Why</Link>}>
        You can view offers but not change them.
      </Note>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("You haven't access to this route.")
    await expect(canvas.getByRole('link', { name: 'Why' })).toBeVisible()
  },
}
