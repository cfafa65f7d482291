import { screen, userEvent } from 'storybook/test'
import * as floorPlan from '../../exports/floor-plan'
import * as hours from '../../exports/hours'
import * as map from '../../exports/map'
import * as permissions from '../../exports/permissions'
import * as schedule from '../../exports/schedule'
import * as slideshowEditor from '../../exports/slideshow-editor'
import type { FloorPlan } from '../../floor-plan/floor-plan'
import { noHours } from '../../hours/opening-hours'
import { english } from '../../internal/languages.fixture'
import type { LatLng } from '../../map/canvas/geo'
import { accessGroups } from '../parts/permissions'
import { control, type Stateful } from './state-checks'

const week = (from: string): hours.OpeningHours => {
  const { week, exceptions } = noHours()
  return { week: { ...week, mon: [{ from, to: '20:00' }] }, exceptions }
}

const twoStations = [
  { id: 'a', code: 'a', state: 'online', position: { lat: 59, lng: 18 } },
  { id: 'b', code: 'b', state: 'online', position: { lat: 60, lng: 18 } },
] as const

const animated = (animation: slideshowEditor.EditedSlideshow['animation']): slideshowEditor.EditedSlideshow => ({
  ...{ displaySpeed: 'normal', animation, background: { colour: '#ffffff' }, slides: [] },
  ...{ show: 'everyDay', timing: { weekdays: [] } },
})

/** `stateful` for the editors of subpaths. */
export const statefulEditors = {
  FloorPlanEditor: {
    from: { markers: [{ label: { en: 'Lift' }, position: { x: 0.5, y: 0.5 } }], areas: [] },
    to: { markers: [], areas: [] },
    draw: (props) => <floorPlan.FloorPlanEditor label="Ground floor" languages={[english]} {...props} />,
    display: ({ markers }: FloorPlan) => markers.length,
    shown: () => document.querySelectorAll('[data-slot="floor-plan-item"]').length,
    change: () => userEvent.click(control('button', 'Remove 1 Lift')),
  },
  MapPicker: {
    from: { lat: 59, lng: 18 },
    to: { lat: 60, lng: 18 },
    draw: (props) => <map.MapPicker label="Position" {...props} />,
    display: ({ lat, lng }: LatLng) => `${lat}, ${lng}`,
    shown: () => control<HTMLInputElement>('textbox', 'Coordinates').value,
    async change() {
      const coordinates = control<HTMLInputElement>('textbox', 'Coordinates')
      coordinates.focus()
      coordinates.select()
      await userEvent.paste('60, 18')
      await userEvent.tab()
    },
  },
  OpeningHoursEditor: {
    from: week('10:00'),
    to: week('11:00'),
    draw: (props) => <hours.OpeningHoursEditor label="Hours" languages={[english]} {...props} />,
    display: ({ week }: hours.OpeningHours) => week.mon[0]?.from,
    shown: () => control<HTMLInputElement>('textbox', 'Monday, opens').value,
    async change() {
      const opens = control<HTMLInputElement>('textbox', 'Monday, opens')
      opens.focus()
      opens.select()
      await userEvent.paste('11')
      await userEvent.tab()
    },
  },
  PermissionMatrix: {
    from: [{ area: 'Event', read: true, write: false }],
    to: [{ area: 'Event', read: true, write: true }],
    draw: (props) => <permissions.PermissionMatrix label="Access" groups={accessGroups} {...props} />,
    shown: () =>
      ['Events Read', 'Events Write'].map((name) => control('checkbox', name).getAttribute('aria-checked') === 'true'),
    display: ([{ read, write }]: [{ read: boolean; write: boolean }]) => [read, write],
    change: () => userEvent.click(control('checkbox', 'Events Write')),
  },
  ScheduleField: {
    from: { show: 'everyDay', timing: { weekdays: [] } },
    to: { show: 'timeRange', timing: { weekdays: [] } },
    draw: (props) => <schedule.ScheduleField label="Shown" {...props} />,
    display: ({ show }: schedule.Schedule) => show,
    shown: () => (control<HTMLInputElement>('radio', 'Every day').checked ? 'everyDay' : 'timeRange'),
    change: () => userEvent.click(control('radio', 'At set times')),
  },
  StationMap: {
    from: 'a',
    to: 'b',
    draw: (props) => <map.StationMap label="Stations" stations={twoStations} {...props} />,
    shown: () => document.querySelector('[data-slot="station-marker"][aria-pressed="true"]')?.textContent,
    change: () => userEvent.click(control('button', 'b, Online')),
  },
  SlideshowEditor: {
    from: animated('fade'),
    to: animated('zoom'),
    draw: (props) => <slideshowEditor.SlideshowEditor label="Winter" mediaUrl={() => undefined} {...props} />,
    display: ({ animation }: slideshowEditor.EditedSlideshow) => animation,
    shown: () => (control<HTMLInputElement>('radio', 'Zoom').checked ? 'zoom' : 'fade'),
    change: () => userEvent.click(control('radio', 'Zoom')),
  },
  WeekView: {
    from: '2026-11-16',
    to: '2026-11-09',
    draw: (props) => <schedule.WeekView label="Slideshows" items={[]} {...props} />,
    display: (first: string) => ({ '2026-11-16': '16 Nov – 22 Nov 2026', '2026-11-09': '9 Nov – 15 Nov 2026' })[first],
    shown: () => screen.getByText(/^\d+ Nov – /).textContent,
    change: () => userEvent.click(control('button', 'Previous week')),
  },
} satisfies Record<string, Stateful>
