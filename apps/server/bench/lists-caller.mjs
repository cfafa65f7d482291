// Calls the server of lists.mjs from a process of its own, so that its memory is not counted.
process.on('message', async ({ url, token }) => {
  const began = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  const ms = performance.now() - began
  if (!response.ok) return process.send({ error: `${url} answered ${response.status}: ${text.slice(0, 300)}` })
  const { message } = JSON.parse(text)
  process.send({
    ms,
    bytes: text.length,
    records: (message.data ?? message).length,
    nextCursor: message.nextCursor,
    total: message.total,
  })
})
