import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type PlanStation, StationPlan } from './station-plan'

/** A floor of a mall, 1200 by 750. */
const groundFloor = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"><rect width="1200" height="750" fill="#eef1f2"/><path d="M80 90H1120V660H80Z" fill="#fff" stroke="#8a97a0" stroke-width="4"/><path d="M110 120H300V290H110ZM340 120H520V230H340ZM600 120H820V240H600ZM110 420H280V630H110ZM360 500H600V630H360ZM820 480H1060V630H820Z" fill="#dde4e8"/></svg>',
)}`

const station = (code: string, name: string, state: PlanStation['state'], x: number, y: number): PlanStation => ({
  id: code,
  code,
  name,
  state,
  position: { x, y },
})

const stations = [
  station('K1', 'Entrance north', 'online', 0.36, 0.13),
  station('K2', 'Atrium', 'behind', 0.47, 0.51),
  station('K3', 'Information', 'restarting', 0.69, 0.58),
  station('K4', 'Lift', 'offline', 0.86, 0.46),
  station('K5', 'Lift, other side', 'neverSeen', 0.86, 0.46),
]

const meta = {
  title: 'Map/StationPlan',
  component: StationPlan,
  args: { label: 'Level 1', picture: { url: groundFloor, width: 1200, height: 750 }, stations },
  parameters: {
    guide: {
      use: ['Stations on the picture of a floor, to look at or to open.'],
      avoid: ['Move them. Use `FloorPlanEditor`.'],
      keyboard: [
        ['Tab', 'From station to station, when they can be opened.'],
        ['Enter, Space', 'Open the station.'],
      ],
      accessibility: ['A named figure. Each marker says code, name and state.'],
      do: {
        text: 'Stations at their places on the picture of their floor.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <StationPlan
              label="Level 1 with stations"
              picture={{ url: groundFloor, width: 1200, height: 750 }}
              stations={stations.slice(0, 4)}
            />
          </div>
        ),
      },
      dont: {
        text: 'A floor without stations: say so in words instead.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <StationPlan
              label="Level 2 without stations"
              picture={{ url: groundFloor, width: 1200, height: 750 }}
              stations={[]}
            />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof StationPlan>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture', 'width-390'], parameters: { picture: { whole: true } } }

export const Opened: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure', { name: 'Level 1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'K4 Lift, Offline' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('K4')
    await userEvent.click(canvas.getByRole('button', { name: 'K5 Lift, other side, Never connected' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('K5')
  },
}

/** A single position with its surroundings, without a state. */
export const Spot: Story = {
  args: {
    states: false,
    stations: stations.slice(0, 1).map((one) => ({
      ...one,
      corners: [
        { x: 0.28, y: 0.06 },
        { x: 0.44, y: 0.06 },
        { x: 0.44, y: 0.3 },
        { x: 0.28, y: 0.3 },
      ],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'K1 Entrance north' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const PictureFailed: Story = {
  args: { picture: { url: 'data:image/png,nothing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
