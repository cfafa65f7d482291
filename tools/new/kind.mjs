// Templates of a new kind of content: the files of npm run new -- kind.

export const contract = ({ resource, type }) => `import { contentType } from './base/content-type'
import { localised, localisedRichText, media, optional, status } from './base/fields'
import { z } from './base/zod'

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

const inAll = (text) => `{ en: '${text}', se: '${text}', no: '${text}', is: '${text}' }`

export const light = ({ type, file, phrase, title }) => `import { contentTypes } from '@kiosk-admin/api-client'
import { Shapes } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const ${type} = contentFeature(contentTypes.${type}, {
  name: '${type}',
  title: ${inAll(title)},
  noun: ${inAll(title)},
  create: ${inAll(`New ${phrase}`)},
  path: '/published/${file}',
  group: 'Published',
  icon: Shapes,
  tile: { name: '${type}', lines: 'activeAndNot' },
  load: () => import('./feature'),
})
`

export const heavy = ({ type, file }) => `import { contentTypes } from '@kiosk-admin/api-client'
import { Shapes } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { ${type}Messages as messages } from './messages'

export const feature = defineFeature(contentTypes.${type}, {
  columns: ['name', 'status', 'contentStatus', 'lastEdited'],
  icon: Shapes,
  form: () => import('./${file}-form'),
  messages,
  words: '${type}',
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

export const messagesIndex = ({ type }) => `import { defineMessages } from '../../../shared/i18n/i18n'
import { en } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const ${type}Messages = defineMessages({ en, se, no, is })
`

export function messages({ type, phrase, title }, code) {
  const english = code === 'en'
  const imports = english
    ? ''
    : `import type { Messages } from '../../../shared/i18n/i18n'\nimport type { en } from './en'\n\n`
  const params = english ? '({ count }: { count: number })' : '({ count })'
  return `${imports}export const ${code} = {
  ${type}: {
    title: '${title}',
    new: 'New ${phrase}',
    edit: 'Edit ${phrase}',
    count: ${params} => \`\${count} ${phrase}\`,
    empty: { title: 'No ${phrase} yet', text: 'Add the first.' },
    fields: { name: 'Name', description: 'Description', imageId: 'Picture' },
    reader: 'You can view this but not change it.',
  },
}${english ? '' : ' satisfies Messages<typeof en>'}
`
}
