import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../../../styles.css'
import { language } from '../../i18n/language'
import { EditingLine } from './editing-line'

const people = ['Maja Lind', 'Jonas Berg', 'Ingrid Solheim', 'Anna Karlsdóttir'].map((name) => ({ id: name, name }))

const meta = {
  title: 'Admin/Who is editing',
  component: EditingLine,
  tags: ['!autodocs'],
  args: { people },
  beforeEach: () => language.choose('en'),
} satisfies Meta<typeof EditingLine>
export default meta

type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <EditingLine people={people.slice(0, 1)} />
      <EditingLine people={people.slice(0, 2)} />
      <EditingLine people={people} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maja Lind is editing this now')).toBeVisible()
    await expect(canvas.getByText('Maja Lind and Jonas Berg are editing this now')).toBeVisible()
    await expect(canvas.getByText('Maja Lind and 3 others are editing this now')).toBeVisible()
  },
}

/** The empty live region exists before anyone joins, so that screen readers announce them. */
export const Nobody: Story = {
  args: { people: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
}
