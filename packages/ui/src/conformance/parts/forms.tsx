import type { ReactNode } from 'react'
import * as kit from '../../exports'
import type { Probe, Recipes } from '../probe'

/** A schema that takes everything. */
export const anything = {
  '~standard': { version: 1, vendor: 'none', validate: (value: unknown) => ({ value }) },
} as const

type FormProps = { probe?: Probe; submit?: Probe; children?: ReactNode }

function Form({ probe, submit, children }: FormProps) {
  const form = kit.useContentForm({
    initial: { name: 'Havn & Co' },
    schema: anything,
    onSubmit: async (saved) => ({ saved }),
  })
  return (
    <>
      <kit.ContentForm.Root form={form} {...probe}>
        {children}
      </kit.ContentForm.Root>
      {submit && <kit.ContentForm.Submit form={form} {...submit} />}
    </>
  )
}

/** Renders the form parts for the conformance tests. */
export const formParts: Recipes = {
  'ContentForm.Group': (probe) => (
    <Form>
      <kit.ContentForm.Group heading="Storage" {...probe} />
    </Form>
  ),
  'ContentForm.Root': (probe) => <Form probe={probe} />,
  'ContentForm.Submit': (probe) => <Form submit={probe} />,
  UnsavedDialog: (probe) => <kit.UnsavedDialog open onKeepEditing={() => {}} onDiscard={() => {}} {...probe} />,
}
