import { loadKitLabels } from '../kit'
import { messagesLoaded } from './i18n'
import { language } from './language'

/** Imports code, and waits for the messages and labels that it uses, so that it does not suspend again. */
export async function loadCode<M>(load: () => Promise<M>): Promise<M> {
  const module = await load()
  await Promise.all([messagesLoaded(), loadKitLabels(language.get())])
  return module
}
