// The demo's own page: shows when the server is ready, and resets it.

import { connect } from './page'

const state = document.getElementById('state')
const button = document.getElementById('reset')

const show = (text: string) => state?.replaceChildren(text)

try {
  const { reset } = await connect()
  show('The server is ready.')
  button?.removeAttribute('disabled')
  button?.addEventListener('click', () => {
    button.setAttribute('disabled', '')
    show('The server is starting again …')
    reset()
  })
} catch (error) {
  show(error instanceof Error ? error.message : String(error))
}
