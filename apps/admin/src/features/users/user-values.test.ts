import { expect, test } from 'vitest'
import { userSchema } from './user-values'

const id = '0198f000-0000-7000-8000-000000000001'
const anna = { id, username: 'anna', email: 'anna@example.com', groupId: id, mallIds: [id], status: 'Active' }
const long = 'a long password'

function wrong(fresh: boolean, values: object) {
  const { issues = [] } = userSchema(fresh)['~standard'].validate({ ...anna, password: '', confirm: '', ...values })
  return issues.map(({ path, rule, limit }) => [path.join('.'), rule, ...(limit === undefined ? [] : [limit])])
}

test('a new user has a password, twice the same, or none and gets a link', () => {
  expect(wrong(true, { password: long, confirm: long })).toEqual([])
  expect(wrong(true, {})).toEqual([])
  expect(wrong(true, { password: long })).toEqual([['confirm', 'required']])
  expect(wrong(true, { password: long, confirm: 'another' })).toEqual([['confirm', 'passwordMismatch']])
  expect(wrong(true, { password: 'short', confirm: 'short' })).toEqual([['password', 'minLength', 10]])
})

test('a stored one keeps theirs, unless another is given', () => {
  expect(wrong(false, {})).toEqual([])
  expect(wrong(false, { password: long, confirm: long })).toEqual([])
  expect(wrong(false, { confirm: long })).toEqual([['confirm', 'passwordMismatch']])
  expect(wrong(false, { password: 'short', confirm: 'short' })).toEqual([['password', 'minLength', 10]])
})

test('the fields keep to the contract', () => {
  expect(wrong(false, { username: '', email: 'anna', groupId: '', mallIds: [] })).toEqual([
    ['username', 'required'],
    ['email', 'email'],
    ['groupId', 'required'],
    ['mallIds', 'required'],
  ])
  expect(wrong(false, { username: 'an' })).toEqual([['username', 'minLength', 3]])
  expect(wrong(false, { username: 'anna karin' })).toEqual([['username', 'invalid']])
  expect(wrong(false, { username: 'a'.repeat(65) })).toEqual([['username', 'maxLength', 65]])
})
