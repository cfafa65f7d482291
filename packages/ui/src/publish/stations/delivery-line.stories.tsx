import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { stations } from '../publish.fixture'
import { DeliveryLine } from './delivery-line'

const meta = {
  title: 'Publish/DeliveryLine',
  component: DeliveryLine,
  parameters: {
    guide: {
      use: ['The delivery of a publication to any number of stations.'],
      avoid: ['The state of one station. Use `StationStatus`.', 'A few stations in their order. Use `StationLine`.'],
      keyboard: [
        ['Tab', 'To “Send again”.'],
        ['Enter, Space', 'Send again.'],
      ],
      accessibility: ['A named ordered list: each stop says its state and its stations.'],
      do: {
        text: 'All stations, grouped by how far they are.',
        render: () => <DeliveryLine number={214} stations={stations} />,
      },
      dont: {
        text: 'One station: a line with one stop shows no progress. Use StationStatus.',
        render: () => <DeliveryLine number={214} stations={stations.slice(0, 1)} />,
      },
    },
  },
  args: { number: 214, stations, onSendAgain: fn() },
  render: (args) => (
    <div style={{ width: 376 }}>
      <DeliveryLine {...args} />
    </div>
  ),
} satisfies Meta<typeof DeliveryLine>

export default meta
type Story = StoryObj<typeof meta>

export const SendAgain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: K7' }))
    await expect(args.onSendAgain).toHaveBeenCalledWith(['s7'])
  },
}

export const AllStates: Story = {
  args: {
    stations: [...stations, { id: 's9', code: 'K9', state: 'restarting' }],
  },
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('listitem')
    await expect(stops[0]).toHaveTextContent('K1–K6 show No. 21419 Nov, 16:42')
    await expect(stops[1]).toHaveTextContent('K7 sent, not shown yet')
    await expect(stops[2]).toHaveTextContent('K9 restarting')
    await expect(stops[3]).toHaveTextContent('K8 offline, updates when reconnected12:41')
  },
}

/** Without permission to send, there is no button. */
export const ReadOnly: Story = {
  args: { onSendAgain: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
