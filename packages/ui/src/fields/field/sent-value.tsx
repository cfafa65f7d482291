type SentValueProps = {
  /** Name of the field in a form; without one it sends nothing. */
  name: string | undefined
  form: string | undefined
  disabled: boolean | undefined
  value: string
}

/** Sends the value of a field whose input shows it in another format, with a plain form. */
export const SentValue = ({ name, ...rest }: SentValueProps) => name && <input type="hidden" name={name} {...rest} />
