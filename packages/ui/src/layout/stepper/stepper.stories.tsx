import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../primitives/button/button'
import { Stepper } from './stepper'
import { useSteps } from './use-steps'

const steps = [
  { value: 'file', label: 'File', hint: 'shops.xlsx' },
  { value: 'columns', label: 'Columns' },
  { value: 'check', label: 'Check' },
  { value: 'done', label: 'Import' },
]

const meta = {
  title: 'Layout/Stepper',
  component: Stepper,
  parameters: {
    guide: {
      use: ['A task of three to six steps in a fixed order.'],
      avoid: ['Steps that can be done in any order. Use `Tabs`.', 'A form that fits one page: do not split it.'],
      keyboard: [
        ['Tab', 'To the steps that can be opened.'],
        ['Enter, Space', 'Open the step.'],
      ],
      accessibility: ['An ordered list; the current step is `aria-current="step"`, and finished ones say so.'],
      do: {
        text: 'A few steps, named by what is done in them.',
        render: () => <Stepper steps={steps.slice(0, 3)} defaultValue="columns" />,
      },
      dont: {
        text: 'Numbers for names: they say nothing about what comes.',
        render: () => (
          <Stepper
            steps={['Step 1', 'Step 2', 'Step 3'].map((label) => ({ value: label, label }))}
            defaultValue="Step 2"
          />
        ),
      },
    },
  },
  args: { steps, defaultValue: 'columns' },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

function Wizard() {
  const wizard = useSteps({ steps: steps.map(({ value }) => value) })
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Stepper steps={steps} value={wizard.value} onValueChange={wizard.goTo} />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onClick={wizard.back} disabled={wizard.first}>
          Back
        </Button>
        <Button variant="primary" onClick={wizard.next} disabled={wizard.last}>
          Next
        </Button>
      </div>
    </div>
  )
}

/** A wizard with the hook: Next and Back, and reached steps by their buttons. */
export const WithHook: Story = {
  render: () => <Wizard />,
  play: async ({ canvas }) => {
    const current = () => canvas.getByRole('list', { name: 'Steps' }).querySelector('[aria-current="step"]')
    await expect(current()).toHaveTextContent('File')
    await expect(canvas.queryByRole('button', { name: /Columns/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(current()).toHaveTextContent('Check')
    await userEvent.click(canvas.getByRole('button', { name: /^File.*Done$/ }))
    await expect(current()).toHaveTextContent('File')
    await userEvent.click(canvas.getByRole('button', { name: /Check/ }))
    await expect(current()).toHaveTextContent('Check')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(current()).toHaveTextContent('Columns')
  },
}

/** Tab goes to the steps that can be opened; Enter opens. */
export const ByKeyboard: Story = {
  args: { free: true, onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^File/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Check' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('check')
  },
}

/** Read-only: no step opens. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const AllStates: Story = {
  tags: ['width-390'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'stretch' }}>
      <Stepper steps={steps} defaultValue="check" />
      <Stepper
        labels={{ steps: { label: 'Steps with an error', done: 'Done', error: 'Has errors' } }}
        steps={steps.map((step) => (step.value === 'columns' ? { ...step, error: true } : step))}
        defaultValue="check"
      />
      <div style={{ width: 240 }}>
        <Stepper
          orientation="vertical"
          defaultValue="columns"
          labels={{ steps: { label: 'Steps below each other', done: 'Done', error: 'Has errors' } }}
          steps={steps}
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Columns.*Has errors$/ })).toBeVisible()
  },
}
