import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './error-state'

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'The shops did not load',
    children: 'The server did not answer. Your changes are safe.',
    onRetry: fn(),
  },
  parameters: {
    guide: {
      use: ['A list or page that did not load, with “Try again”.'],
      avoid: ['An action failed. Use a toast, or the error of a form.', 'Nothing was found. Use `EmptyState`.'],
      keyboard: [['Enter, Space', 'Try again.']],
      accessibility: ['`role="alert"`: it is announced when it appears.'],
      do: {
        text: 'What failed, what is safe, and a way on.',
        render: () => (
          <ErrorState title="The shops did not load" onRetry={fn()}>
            The server did not answer. Your changes are safe.
          </ErrorState>
        ),
      },
      dont: {
        text: 'A code, and no way on.',
        render: () => <ErrorState title="Error 503" />,
      },
    },
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The shops did not load')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true')
  },
}
