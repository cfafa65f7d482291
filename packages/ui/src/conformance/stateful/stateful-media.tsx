import { screen, userEvent } from 'storybook/test'
import * as media from '../../exports/media'
import type { CropArea } from '../../media/image-field/image'
import { control, type Stateful, typed } from './state-checks'

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'

/** `stateful` for media parts. */
export const statefulMedia = {
  CropEditor: typed(
    'From the left, %',
    (props) => <media.CropEditor src={picture} {...props} />,
    { x: 0.1, y: 0, width: 0.5, height: 0.5 },
    { x: 0.2, y: 0, width: 0.5, height: 0.5 },
    { display: ({ x }: CropArea) => String(x * 100) },
  ),
  FocalPointPicker: {
    from: { x: 0.5, y: 0.5 },
    to: { x: 0.51, y: 0.5 },
    draw: (props) => <media.FocalPointPicker src={picture} {...props} />,
    display: ({ x }: media.FocalPoint) => String(x * 100),
    shown: () => screen.getAllByRole<HTMLInputElement>('slider')[0]?.value,
    async change() {
      screen.getAllByRole('slider')[0]?.focus()
      await userEvent.keyboard('{ArrowRight}')
    },
  },
  ImageField: {
    from: { url: picture },
    to: null,
    draw: (props) => <media.ImageField label="Picture" onPickFile={async () => ({ url: picture })} {...props} />,
    display: (value: unknown) => value !== null,
    shown: () => screen.queryByRole('button', { name: 'Remove' }) !== null,
    change: () => userEvent.click(control('button', 'Remove')),
  },
  MediaGrid: {
    from: ['1'],
    to: [],
    draw: (props) => (
      <media.MediaGrid files={[{ id: '1', kind: 'Image', name: 'a.svg', url: picture, size: 4 }]} {...props} />
    ),
    display: (ids: readonly string[]) => ids.length,
    shown: () => document.querySelectorAll('[role="gridcell"][aria-selected="true"]').length,
    async change() {
      control('gridcell').focus()
      await userEvent.keyboard(' ')
    },
  },
} satisfies Record<string, Stateful>
