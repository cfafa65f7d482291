import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'

export type Category = 'accessibility' | 'best-practices' | 'performance' | 'seo'

/** 0–100 for each category, and the audits that cost points. */
export type Scores = { scores: Partial<Record<Category, number>>; lost: string[] }

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as { port: number }
  await new Promise((closed) => probe.close(closed))
  return port
}

/** Signs in as the demo's administrator, with the same browser storage as the sign-in page. */
async function begin(): Promise<void> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const sites = (await (await fetch('/api/Sites')).json()) as { message: { id: string }[] }
  const credentials = { username: 'admin', password: 'demo-kiosk', mallId: sites.message[0]?.id }
  const answer = await fetch('/api/Login', { ...post, body: JSON.stringify(credentials) })
  const { message } = (await answer.json()) as { message: Record<string, string> }
  for (const name of ['mallId', 'userId', 'userName', 'token']) localStorage.setItem(name, message[name] ?? '')
  localStorage.setItem('language', 'en')
}

/**
 * Starts a browser for Lighthouse's desktop preset, with the administrator's session or without; `audit` checks one
 * address at a time.
 */
export async function withLighthouse(
  url: string,
  browser: LaunchOptions,
  signedIn: boolean,
  work: (audit: (path: string, categories: Category[]) => Promise<Scores>) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'kiosk-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    ...browser,
    // the preset sets its own screen size
    args: [...(browser.args ?? []), `--remote-debugging-port=${port}`],
    viewport: null,
  })
  try {
    if (signedIn) {
      const page = await context.newPage()
      await page.goto(url)
      await page.evaluate(begin)
      await page.close()
    }
    await work(async (path, onlyCategories) => {
      const flags = { port, onlyCategories, logLevel: 'error', disableStorageReset: true } as const
      const result = await lighthouse(`${url}${path}`, flags, desktopConfig)
      if (!result || result.lhr.runtimeError)
        throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing')
      const { categories, audits, finalDisplayedUrl } = result.lhr
      if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`)
      const lost = Object.values(categories).flatMap(({ id, auditRefs }) =>
        auditRefs
          .map((ref) => ({ ...ref, audit: audits[ref.id] }))
          .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 0) < 1)
          .map(({ audit }) => `${id}: ${audit?.title} ${JSON.stringify(audit?.details ?? audit?.displayValue ?? '')}`),
      )
      const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])
      return { scores: Object.fromEntries(scores), lost }
    })
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
