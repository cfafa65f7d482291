import { useEffect, useState } from 'react'
import { type Address, readAddress, withoutSecret } from './address'
import { Boundary } from './boundary'
import { useDependencies } from './dependencies'
import { useLanguage } from './hooks/use-language'
import { useZoomReset } from './hooks/use-zoom-reset'
import { keyMapContext, readKeyMap } from './keypad/key-map'
import { messages } from './messages'
import { findStation, type Pairing, type PairingFailure, storedPairing, storePairing } from './pairing'
import { MessageScreen } from './screens/message-screen'
import { PairingScreen } from './screens/pairing-screen'
import { PreviewScreen } from './screens/preview-screen'
import { StationScreen } from './screens/station-screen'

/** A paired station, a station without a key, or the preview of a draft. */
export function App() {
  const { href, onAddress } = useDependencies()
  const [address, setAddress] = useState(() => readAddress(href()))
  useEffect(() => onAddress(() => setAddress(readAddress(href()))), [onAddress, href])
  const [keyMap] = useState(() => readKeyMap(href()))

  return (
    <keyMapContext.Provider value={keyMap}>
      <Boundary>
        {address.kind === 'preview' ? (
          <PreviewScreen key={address.token} {...address} />
        ) : (
          <Station address={address} onRead={() => setAddress({ kind: 'plain' })} />
        )}
      </Boundary>
    </keyMapContext.Provider>
  )
}

type StationProps = { address: Exclude<Address, { kind: 'preview' }>; onRead: () => void }

function Station({ address, onRead }: StationProps) {
  const { fetch, storage, href, replaceAddress } = useDependencies()
  useZoomReset()
  const [pairing, setPairing] = useState<Pairing | null>(() => storedPairing(storage))
  const [asking, setAsking] = useState(false)
  /** The key of the address is being checked. */
  const [checking, setChecking] = useState(address.kind === 'pair')
  const [tried, setTried] = useState<{ key: string; failure: PairingFailure }>()

  function adopt(found: Pairing) {
    storePairing(storage, found)
    setPairing(found)
    setAsking(false)
    setTried(undefined)
  }

  async function pair(key: string): Promise<PairingFailure | undefined> {
    const found = await findStation(key, fetch)
    if ('failure' in found) return found.failure
    adopt(found)
  }

  // the key is read once and removed from the address bar, where others could read it
  useEffect(() => {
    if (address.kind !== 'pair') return
    const { key } = address
    replaceAddress(withoutSecret(href()))
    onRead()
    setChecking(true)
    void pair(key).then((failure) => {
      setTried(failure && { key, failure })
      setChecking(false)
    })
  })

  if (checking) return <Waiting />
  if (pairing && !asking && !tried) {
    return <StationScreen key={pairing.key} pairing={pairing} onNewKey={() => setAsking(true)} />
  }
  return <Unpaired onPair={pair} tried={tried} />
}

function Waiting() {
  const [language, setLanguage] = useLanguage([])
  return <MessageScreen language={language} onLanguageChange={setLanguage} text={messages[language].loading} />
}

type UnpairedProps = {
  onPair: (key: string) => Promise<PairingFailure | undefined>
  tried: { key: string; failure: PairingFailure } | undefined
}

function Unpaired({ onPair, tried }: UnpairedProps) {
  const [language, setLanguage] = useLanguage([])
  return (
    <PairingScreen
      // remounts the form when the key of the address has failed
      key={tried?.key}
      language={language}
      onLanguageChange={setLanguage}
      onPair={onPair}
      defaultKey={tried?.key ?? ''}
      defaultFailure={tried?.failure}
    />
  )
}
