// Templates of a new kind of content: the files of npm run new -- kind.

/** Around the noun, worded so that they fit one of any gender, number and case. */
const sentences = {
  en: {
    record: 'record',
    records: 'records',
    create: (noun) => `New ${noun}`,
    edit: (noun) => `Edit ${noun}`,
    empty: (noun) => `No ${noun} yet`,
    first: 'Add the first.',
    reader: 'You can view this but not change it.',
  },
  se: {
    record: 'post',
    records: 'poster',
    create: (noun) => `Lägg till ${noun}`,
    edit: (noun) => `Redigera ${noun}`,
    empty: () => 'Här finns inget ännu',
    first: 'Det du lägger till listas här.',
    reader: 'Du kan se innehållet men inte ändra det.',
  },
  no: {
    record: 'oppføring',
    records: 'oppføringer',
    create: (noun) => `Legg til ${noun}`,
    edit: (noun) => `Rediger ${noun}`,
    empty: () => 'Her er det ingenting ennå',
    first: 'Det du legger til, listes her.',
    reader: 'Du kan se innholdet, men ikke endre det.',
  },
  is: {
    record: 'færsla',
    records: 'færslur',
    create: (noun) => `Ný færsla: ${noun}`,
    edit: (noun) => `Breyta færslu: ${noun}`,
    empty: () => 'Hér er ekkert enn',
    first: 'Það sem þú bætir við birtist hér.',
    reader: 'Þú getur skoðað efnið en ekki breytt því.',
  },
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
  const texts = Object.entries(sentences).map(([code, own]) => `${code}: '${text(own)}'`)
  return `{ ${texts.join(', ')} }`
}

export const light = ({ type, file, phrase, title }) => `import { contentTypes } from '@kiosk-admin/api-client'
import { Shapes } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const ${type} = contentFeature(contentTypes.${type}, {
  name: '${type}',
  title: ${inEach(() => title)},
  noun: ${inEach(() => title)},
  create: ${inEach((own) => own.create(phrase))},
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
import { ${type}Messages as messages } from './messages'

export const feature = defineFeature(contentTypes.${type}, {
  columns: ['name', 'status', 'contentStatus', 'lastEdited'],
  icon: Shapes,
  form: () => import('./${file}-form'),
  messages,
  messageKey: '${type}',
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

export const messagesIndex = ({ type }) => `import { loadMessages } from '../../../shared/i18n/i18n'

export const ${type}Messages = loadMessages({
  en: () => import('./en'),
  se: () => import('./se'),
  no: () => import('./no'),
  is: () => import('./is'),
})
`

export function messages({ type, phrase, title }, code) {
  const own = sentences[code]
  const english = code === 'en'
  const imports = english
    ? `import { plural } from '../../../shared/i18n/i18n'\n\n`
    : `import { type Messages, plural } from '../../../shared/i18n/i18n'\nimport type { en } from './en'\n\n`
  const params = english ? '({ count }: { count: number })' : '({ count })'
  return `${imports}export const ${code} = {
  ${type}: {
    title: '${title}',
    new: '${own.create(phrase)}',
    edit: '${own.edit(phrase)}',
    count: ${params} => \`\${count} \${plural('${code}', count, { one: '${own.record}', other: '${own.records}' })}\`,
    empty: { title: '${own.empty(phrase)}', text: '${own.first}' },
    reader: '${own.reader}',
  },
}${english ? '' : ' satisfies Messages<typeof en>'}
`
}
