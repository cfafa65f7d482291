import { partOf, startSmtpSink } from '@kiosk-admin/server/smtp-sink'
import { expect, signIn, test } from '../support/journey'
import { KioskServer } from '../support/server'

test('who forgot the password is sent a link, and chooses a new one with it, once', async ({ visitor }) => {
  const mail = await startSmtpSink()
  const server = await KioskServer.start({
    settings: { SMTP_URL: mail.url, SMTP_FROM: 'Kiosk Admin <kiosk@example.com>' },
  })
  try {
    const here = await visitor(server.url, 'no')
    await here.goto('/')
    await signIn(here, 'editor')
    await expect(here).toHaveURL(/\/published$/)

    const elsewhere = await visitor(server.url, 'no')
    await elsewhere.goto('/')
    await elsewhere.getByRole('link', { name: 'Glemt passordet?' }).click()
    await elsewhere.getByLabel('Brukernavn eller e-postadresse').fill('editor')
    await elsewhere.getByRole('button', { name: 'Send lenke' }).click()
    await expect(elsewhere.getByRole('status')).toContainText('Hvis editor har en konto her')

    const received = await mail.next()
    expect(received.to).toEqual(['editor@strandgallerian.example'])
    expect(received.source).toContain('From: Kiosk Admin <kiosk@example.com>')
    const [link = ''] = /http\S+#token=\S+/.exec(partOf(received, 'text/plain')) ?? []
    expect(link).toContain('/password#token=w_')
    expect(partOf(received, 'text/html')).toContain(`href="${link}"`)

    // the address in the link is the server's own, localhost, which is another place to keep things than 127.0.0.1
    await elsewhere.goto(link)
    await elsewhere.getByLabel(/^Passord/).fill('qwertyuiop')
    await expect(elsewhere.getByRole('status')).toHaveText('Svakt passord')
    await elsewhere.getByLabel('Bekreft passordet').fill('qwertyuiop')
    await elsewhere.getByRole('button', { name: 'Lagre passordet' }).click()
    await expect(elsewhere.getByRole('alert')).toContainText('Det er for lett å gjette. Velg flere ord')
    await elsewhere.getByLabel(/^Passord/).fill('sju grønne paraplyer')
    await elsewhere.getByLabel('Bekreft passordet').fill('sju grønne paraplyer')
    await elsewhere.getByRole('button', { name: 'Lagre passordet' }).click()
    await expect(elsewhere.getByText('Passordet er lagret. Logg inn som editor.')).toBeVisible()

    // whoever was signed in with the old one is out
    await here.reload()
    await expect(here.getByRole('heading', { name: 'Logg inn' })).toBeVisible()
    await signIn(here, 'editor')
    await expect(here.getByText('Feil brukernavn eller passord')).toBeVisible()
    await signIn(here, 'editor', 'sju grønne paraplyer')
    await expect(here).toHaveURL(/\/published$/)

    // the link is used up; another is to be had
    await elsewhere.goto(link)
    await elsewhere.reload()
    await elsewhere.getByLabel(/^Passord/).fill('ni blå sykler i regn')
    await elsewhere.getByLabel('Bekreft passordet').fill('ni blå sykler i regn')
    await elsewhere.getByRole('button', { name: 'Lagre passordet' }).click()
    await expect(elsewhere.getByRole('alert')).toContainText('Passordlenken er brukt')
    await expect(elsewhere.getByRole('link', { name: 'Send ny lenke' })).toBeVisible()
  } finally {
    await server.dispose()
    mail.close()
  }
})
