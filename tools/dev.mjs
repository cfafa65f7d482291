// npm run dev: server, admin and kiosk from their sources, each reloading when they change, at one address.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { accompany, install, main, node, root } from './workspace.mjs'

// Vite is only available after the installation and with the workspace's Node, so this file starts itself again.
const again = process.argv.includes('--installed')

async function develop() {
  const { createServer } = await import('vite')
  const adminPort = Number(process.env.ADMIN_PORT ?? 5173)
  const kioskPort = Number(process.env.KIOSK_PORT ?? 5174)
  const kiosk = await createServer({ root: join(root, 'apps/kiosk'), server: { port: kioskPort, strictPort: true } })
  const proxy = { '/kiosk': { target: `http://localhost:${kioskPort}`, ws: true } }
  const admin = await createServer({
    root: join(root, 'apps/admin'),
    server: { port: adminPort, strictPort: true, proxy },
  })
  await Promise.all([kiosk.listen(), admin.listen()])

  const args = ['--watch', '--watch-preserve-output', '--import', './tools/typescript.mjs']
  const server = spawn(node, [...args, 'apps/server/src/main.ts', '--no-pages'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${adminPort}` },
  })
  await accompany(server)
  await Promise.all([admin.close(), kiosk.close()])
}

await main(async () => {
  if (again) return develop()
  await install()
  await accompany(spawn(node, [join(root, 'tools/dev.mjs'), '--installed'], { cwd: root, stdio: 'inherit' }))
})
