import { expect, test } from 'vitest'
import { userSchema } from './user-values'

const id = '0198f000-0000-7000-8000-000000000001'
const anna = { id, username: 'anna', email: 'anna@example.com', groupId: id, mallIds: [id], status: 'Active' }
const long = 'a long password'

function issuesOf(fresh: boolean, values: object) {
  const { issues = [] } = userSchema(fresh)['~standard'].validate({ ...anna, password: '', confirm: '', ...values })
  return issues.map(({ path, rule, limit }) => [path.join('.'), rule, ...(limit === undefined ? [] : [limit])])
}

test('a new user has a repeated password, or none', () => {
  expect(issuesOf(true, { password: long, confirm: long })).toEqual([])
  expect(issuesOf(true, {})).toEqual([])
  expect(issuesOf(true, { password: long })).toEqual([['confirm', 'required']])
  expect(issuesOf(true, { password: long, confirm: 'another' })).toEqual([['confirm', 'passwordMismatch']])
  expect(issuesOf(true, { password: 'short', confirm: 'short' })).toEqual([['password', 'minLength', 10]])
})

test('a stored user keeps the password unless a new one is entered', () => {
  expect(issuesOf(false, {})).toEqual([])
  expect(issuesOf(false, { password: long, confirm: long })).toEqual([])
  expect(issuesOf(false, { confirm: long })).toEqual([['confirm', 'passwordMismatch']])
  expect(issuesOf(false, { password: 'short', confirm: 'short' })).toEqual([['password', 'minLength', 10]])
})

test('the fields are validated by the contract', () => {
  expect(issuesOf(false, { username: '', email: 'anna', groupId: '', mallIds: [] })).toEqual([
    ['username', 'required'],
    ['email', 'email'],
    ['groupId', 'required'],
    ['mallIds', 'required'],
  ])
  expect(issuesOf(false, { username: 'an' })).toEqual([['username', 'minLength', 3]])
  expect(issuesOf(false, { username: 'anna karin' })).toEqual([['username', 'invalid']])
  expect(issuesOf(false, { username: 'a'.repeat(65) })).toEqual([['username', 'maxLength', 65]])
})
