import { expect, signIn, test } from '../support/journey'

const password = 'ten letters or more'

test('a fresh installation prints a link that creates its first administrator once', async ({ fresh, visitor }) => {
  const find = () => fresh.findOutput(/http:\S+\/setup#token=\S+/)
  await expect.poll(find).toBeDefined()
  const link = find() ?? ''

  // no user exists yet
  const page = await visitor(fresh.url)
  await page.goto('/')
  await signIn(page, 'astrid', password)
  await expect(page.getByText('Username or password is incorrect')).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set up Kiosk Admin' })).toBeVisible()
  const make = page.getByRole('button', { name: 'Create administrator and mall' })
  await page.getByLabel('Name of the mall').fill('Vallgallerian')
  await page.getByLabel('Username').fill('astrid')
  await page.getByLabel('Email').fill('astrid@example.com')
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel('Confirm password').fill('another one')
  await make.click()
  await expect(page.getByRole('alert')).toContainText('Passwords not equal')
  await page.getByLabel('Confirm password').fill(password)
  await make.click()

  // signed in with all permissions, and no token in the address
  await expect(page).toHaveURL(/\/published$/)
  await page.goto(new URL('/Malls/Mall', link).href)
  await expect(page.getByRole('rowheader', { name: 'Vallgallerian' })).toBeVisible()
  await page.goto(new URL('/user/user', link).href)
  await expect(page.getByRole('rowheader', { name: /astrid/ })).toBeVisible()

  // the link works once; a later visitor is told so
  const other = await visitor(fresh.url, 'se')
  await other.goto(link)
  await other.getByLabel('Köpcentrumets namn').fill('En annan galleria')
  await other.getByLabel('Användarnamn').fill('berit')
  await other.getByLabel('E-post').fill('berit@example.com')
  await other.getByLabel(/^Lösenord/).fill(password)
  await other.getByLabel('Bekräfta lösenordet').fill(password)
  await other.getByRole('button', { name: 'Skapa administratör och köpcentrum' }).click()
  await expect(other.getByRole('alert')).toContainText('Installationslänken har använts')
  await other.getByRole('link', { name: 'Logga in' }).click()
  await expect(other.getByRole('combobox', { name: 'Köpcentrum' })).toHaveValue(/./)
  await signIn(other, 'astrid', password)
  await expect(other).toHaveURL(/\/published$/)
})
