import * as kit from '../exports'
import type { Probe, Recipes } from './probe'

const anything = { '~standard': { version: 1, vendor: 'none', validate: (value: unknown) => ({ value }) } } as const

type FormProps = { probe?: Probe; submit?: Probe }

function Form({ probe, submit }: FormProps) {
  const form = kit.useContentForm({
    initial: { name: 'Havn & Co' },
    schema: anything,
    onSubmit: async (saved) => ({ saved }),
  })
  return (
    <>
      <kit.ContentForm.Root form={form} {...probe} />
      {submit && <kit.ContentForm.Submit form={form} {...submit} />}
    </>
  )
}

export const forms: Recipes = {
  'ContentForm.Root': (probe) => <Form probe={probe} />,
  'ContentForm.Submit': (probe) => <Form submit={probe} />,
  UnsavedDialog: (probe) => <kit.UnsavedDialog open onKeepEditing={() => {}} onDiscard={() => {}} {...probe} />,
}
