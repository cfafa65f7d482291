// Templates of a new kind of content: the files of npm run new -- kind.

const create = {
  en: (noun) => `New ${noun}`,
  se: (noun) => `Lägg till ${noun}`,
  no: (noun) => `Legg til ${noun}`,
  is: (noun) => `Ný færsla: ${noun}`,
}

export const contract = ({ resource, type }) => `import { contentType } from './base/content-type'
import { localised, localisedRichText, media, optional, status } from './base/fields'
import * as z from './base/zod'

export const ${type} = contentType({
  resource: '${resource}',
  plural: '${type}s',
  area: 'Information',
  fields: {
    name: localised(),
    description: localisedRichText(),
    imageId: optional(media('Image')),
    status: z._default(status, 'InActive'),
  },
  rows: ['name', 'status', 'contentStatus', 'description', 'imageId'],
  tiles: { ${type}: {} },
  portable: true,
  page: true,
})
`

const inEach = (text) => {
  const texts = Object.entries(create).map(([code, sentence]) => `${code}: '${text(sentence)}'`)
  return `{ ${texts.join(', ')} }`
}

export const light = ({ type, file, phrase, title }) => `import { contentTypes } from '@kiosk-admin/api-client'
import { Shapes } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const ${type} = contentFeature(contentTypes.${type}, {
  name: '${type}',
  title: ${inEach(() => title)},
  noun: ${inEach(() => title)},
  create: ${inEach((sentence) => sentence(phrase))},
  path: '/published/${file}',
  group: 'Published',
  icon: Shapes,
  tile: { name: '${type}' },
  load: () => import('./screen'),
})
`

export const heavy = ({ type, file }) => `import { contentTypes } from '@kiosk-admin/api-client'
import { Shapes } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'

export const feature = defineFeature(contentTypes.${type}, {
  columns: ['name', 'status', 'contentStatus', 'lastEdited'],
  icon: Shapes,
  form: () => import('./${file}-form'),
})
`

export const form = () => `import { LineField, StatusField } from '../../shared/content/editor/fields'
import { FormLayout } from '../../shared/content/editor/form-layout'
import { PictureField } from '../../shared/content/editor/picture-field'
import { RichField } from '../../shared/content/editor/rich-field'

/** The fields of one record. */
export function Fields() {
  return (
    <FormLayout
      texts={
        <>
          <LineField name="name" first />
          <RichField name="description" />
        </>
      }
      aside={
        <>
          <StatusField />
          <PictureField name="imageId" fit="cover" />
        </>
      }
    />
  )
}
`

export const stories = ({ file, phrase, title }) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/${title}', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const MakeOne: Story = {
  ...adminStory({ path: '/published/${file}' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New ${phrase}' }))
    const form = within(await screen.findByRole('dialog', { name: 'New ${phrase}' }))
    await userEvent.type(await form.findByLabelText(/^Name/), 'Example')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByRole('row', { name: 'Example' })
  },
}
`
