import { createContext, useContext } from 'react'
import type { ContentFormModel } from './use-content-form'

export const formContext = createContext<ContentFormModel | undefined>(undefined)

/** The form around a part. */
export function useFormContext(): ContentFormModel {
  const form = useContext(formContext)
  if (!form) throw new Error('This part belongs inside a ContentForm')
  return form
}

/** The id of the control of a field, by its path. */
export const controlIdOf = (formId: string, path: string) => `${formId}-${path.replaceAll('.', '-')}`

/** The field that shows what lies at a path, and in which language. What has no field of its own keeps its path as name. */
export function fieldAt(form: Pick<ContentFormModel, 'fields' | 'languages'>, path: string) {
  const keys = path.split('.')
  for (let length = keys.length; length > 0; length -= 1) {
    const name = keys.slice(0, length).join('.')
    const field = form.fields.get(name)
    if (!field) continue
    const language = field.localised ? keys[length] : undefined
    const known = language !== undefined && form.languages.includes(language)
    return {
      label: field.label,
      format: field.format,
      groups: field.groups,
      reveal: field.reveal,
      language: known ? language : undefined,
      control: known ? `${name}.${language}` : name,
    }
  }
  const groups: readonly string[] = []
  return { label: path, format: undefined, groups, reveal: undefined, language: undefined, control: undefined }
}
