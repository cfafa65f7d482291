import { partOf, startSmtpSink } from '@kiosk-admin/server/smtp-sink'
import { expect, signIn, test } from '../support/journey'
import { KioskServer } from '../support/server'

test('a forgotten password is replaced by a link that works once', async ({ visitor }) => {
  const mail = await startSmtpSink()
  const server = await KioskServer.start({
    env: { SMTP_URL: mail.url, SMTP_FROM: 'Kiosk Admin <kiosk@example.com>' },
  })
  try {
    const oldSession = await visitor(server.url, 'no')
    await oldSession.goto('/')
    await signIn(oldSession, 'editor')
    await expect(oldSession).toHaveURL(/\/published$/)

    const newSession = await visitor(server.url, 'no')
    await newSession.goto('/')
    await newSession.getByRole('link', { name: 'Glemt passordet?' }).click()
    await newSession.getByLabel('Brukernavn eller e-postadresse').fill('editor')
    await newSession.getByRole('button', { name: 'Send lenke' }).click()
    await expect(newSession.getByRole('status')).toContainText('Hvis editor har en konto her')

    const received = await mail.next()
    expect(received.to).toEqual(['editor@strandgallerian.example'])
    expect(received.source).toContain('From: Kiosk Admin <kiosk@example.com>')
    const [link = ''] = /http\S+#token=\S+/.exec(partOf(received, 'text/plain')) ?? []
    expect(link).toContain('/password#token=w_')
    expect(partOf(received, 'text/html')).toContain(`href="${link}"`)

    // the link points to localhost, which has its own storage: not that of 127.0.0.1
    await newSession.goto(link)
    await newSession.getByLabel(/^Passord/).fill('qwertyuiop')
    await expect(newSession.getByRole('status')).toHaveText('Svakt passord')
    await newSession.getByLabel('Bekreft passordet').fill('qwertyuiop')
    await newSession.getByRole('button', { name: 'Lagre passordet' }).click()
    await expect(newSession.getByRole('alert')).toContainText('Det er for lett å gjette. Velg flere ord')
    await newSession.getByLabel(/^Passord/).fill('sju grønne paraplyer')
    await newSession.getByLabel('Bekreft passordet').fill('sju grønne paraplyer')
    await newSession.getByRole('button', { name: 'Lagre passordet' }).click()
    await expect(newSession.getByText('Passordet er lagret. Logg inn som editor.')).toBeVisible()

    // sessions with the former password have ended
    await oldSession.reload()
    await expect(oldSession.getByRole('heading', { name: 'Logg inn' })).toBeVisible()
    await signIn(oldSession, 'editor')
    await expect(oldSession.getByText('Feil brukernavn eller passord')).toBeVisible()
    await signIn(oldSession, 'editor', 'sju grønne paraplyer')
    await expect(oldSession).toHaveURL(/\/published$/)

    // the link works once; the user can request another one
    await newSession.goto(link)
    await newSession.reload()
    await newSession.getByLabel(/^Passord/).fill('ni blå sykler i regn')
    await newSession.getByLabel('Bekreft passordet').fill('ni blå sykler i regn')
    await newSession.getByRole('button', { name: 'Lagre passordet' }).click()
    await expect(newSession.getByRole('alert')).toContainText('Passordlenken er brukt')
    await expect(newSession.getByRole('link', { name: 'Send ny lenke' })).toBeVisible()
  } finally {
    await server.dispose()
    mail.close()
  }
})
