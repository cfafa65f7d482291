import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { ConfirmHost } from './confirm-host'
import { createConfirm } from './confirm-store'

function Ask({ title, action }: { title: string; action: string }) {
  const [confirm] = useState(createConfirm)
  return (
    <>
      <Button onClick={() => confirm.ask({ title, action, danger: true })}>Delete</Button>
      <ConfirmHost confirm={confirm} />
    </>
  )
}

const meta = {
  title: 'Primitives/ConfirmHost',
  component: ConfirmHost,
  args: { confirm: createConfirm() },
  parameters: {
    guide: {
      use: ['Ask from code: `await confirm.ask(…)`, also outside of React.'],
      avoid: ['A question whose state is in your component. Use `ConfirmDialog`.'],
      keyboard: [
        ['Escape', 'Cancels.'],
        ['Enter, Space', 'Press the focused button.'],
      ],
      do: {
        text: 'Press it: the question names the thing, the button the action.',
        render: () => <Ask title="Delete Black week?" action="Delete" />,
      },
      dont: {
        text: 'Press it: a question about nothing, and a button that could do anything.',
        render: () => <Ask title="Are you sure?" action="OK" />,
      },
    },
    picture: { of: '[role="alertdialog"]' },
    docs: {
      story: { inline: false, height: '420px' },
    },
  },
  render: () => <Asked />,
} satisfies Meta<typeof ConfirmHost>

export default meta
type Story = StoryObj<typeof meta>

function Asked() {
  const [confirm] = useState(createConfirm)
  const [answers, setAnswers] = useState<string[]>([])
  const add = (answer: unknown) => setAnswers((before) => [...before, String(answer)])
  async function leave() {
    add(
      await confirm.ask({
        title: 'Leave without saving?',
        action: 'Leave',
        text: 'Three changes are lost.',
        danger: true,
      }),
    )
  }
  async function copy() {
    add(await confirm.ask({ kind: 'copy', defaultName: 'Black week (copy)' }))
  }
  return (
    <>
      <Button onClick={leave}>Leave</Button> <Button onClick={copy}>Copy</Button>{' '}
      <Button onClick={() => Promise.all([leave(), copy()])}>Leave and copy</Button>
      <p>Answers: {answers.join(', ')}</p>
      <ConfirmHost confirm={confirm} />
    </>
  )
}

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** Returns the answer and the focus. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    const leave = canvas.getByRole('button', { name: 'Leave' })
    leave.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(dialog).toHaveAccessibleDescription('Three changes are lost.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(canvas.getByText('Answers: false')).toBeVisible()
    await waitFor(() => expect(leave).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await closed()
    await expect(canvas.getByText('Answers: false, true')).toBeVisible()
    await waitFor(() => expect(leave).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** A copy resolves to its name. */
export const NameOfACopy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the copy' })
    await expect(name).toHaveValue('Black week (copy)')
    await userEvent.clear(name)
    await userEvent.type(name, 'White week{Enter}')
    await closed()
    await expect(canvas.getByText('Answers: White week')).toBeVisible()
  },
}

/** A second question opens once the first is answered; then the focus returns to the button. */
export const OneAfterTheOther: Story = {
  play: async ({ canvas }) => {
    const both = canvas.getByRole('button', { name: 'Leave and copy' })
    both.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await screen.findByRole('alertdialog', { name: 'Make a copy?' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the copy' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(both).toHaveFocus())
    await expect(canvas.getByText('Answers: true, undefined')).toBeVisible()
  },
}
