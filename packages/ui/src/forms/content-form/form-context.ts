import { createContext, useContext } from 'react'
import type { ContentFormModel } from './use-content-form'

export const formContext = createContext<ContentFormModel | undefined>(undefined)

/** Context of a form's parts. */
export function useFormContext(): ContentFormModel {
  const form = useContext(formContext)
  if (!form) throw new Error('This part belongs inside a ContentForm')
  return form
}

/** The id of a field's control, by path. */
export const controlIdOf = (formId: string, path: string) => `${formId}-${path.replaceAll('.', '-')}`

/** The field and language of a path; paths without a field use the path as name. */
export function fieldAt(form: Pick<ContentFormModel, 'fields' | 'languages'>, path: string) {
  const keys = path.split('.')
  for (let length = keys.length; length > 0; length -= 1) {
    const name = keys.slice(0, length).join('.')
    const field = form.fields.get(name)
    if (!field) continue
    const language = field.localised ? keys[length] : undefined
    const known = language !== undefined && form.languages.some(({ code }) => code === language)
    return {
      label: field.label,
      format: field.format,
      describe: field.describe,
      groups: field.groups,
      reveal: field.reveal,
      language: known ? language : undefined,
      control: known ? `${name}.${language}` : name,
    }
  }
  const groups: readonly string[] = []
  return {
    label: path,
    format: undefined,
    describe: undefined,
    groups,
    reveal: undefined,
    language: undefined,
    control: undefined,
  }
}
