import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodePurpose } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../api/call'
import { texts } from '../../texts/form'

interface Picture {
  token: string
  /** `data:` address; '' while it is fetched or where it could not be. */
  src: string
}

const NONE: Picture = { token: '', src: '' }
/** Number of the server's error catalogue: nothing was read, and must be. */
const CAPTCHA_REQUIRED = 422041

export interface Captcha extends Picture {
  /** What was read. */
  text: string
  problem: string | undefined
  read(text: string): void
  /** Another picture; what was read is forgotten, not what was wrong with it. */
  renew(): Promise<void>
  /** What was read, for a call; `undefined` where nothing was, which the field then says. */
  take(): { token: string; yzm: string } | undefined
  /** Whether a refusal is about the picture; then the field says it. */
  refuse(error: ApiError): boolean
}

/**
 * A captcha to solve before a code is sent: valid for one try, so each try renews it.
 * @param purpose `undefined`: none is needed, and none is asked for
 */
export function useCaptcha(purpose: CodePurpose | undefined): Captcha {
  const [picture, setPicture] = useState(NONE)
  const [text, read] = useState('')
  const [problem, setProblem] = useState<string>()
  const asked = useRef(0)

  const renew = useCallback(async () => {
    if (purpose === undefined) return
    const time = ++asked.current
    const next = await fetchPicture(purpose)
    // of two that were asked for, the later one is to be read
    if (time !== asked.current) return
    setPicture(next)
    read('')
  }, [purpose])

  useEffect(() => void renew(), [renew])

  return {
    ...picture,
    text,
    problem,
    read(next) {
      read(next)
      setProblem(undefined)
    },
    renew,
    take() {
      if (text !== '') return { token: picture.token, yzm: text }
      setProblem(texts.captchaMissing)
      return undefined
    },
    refuse({ errors, code, message: whole }) {
      const message = code === CAPTCHA_REQUIRED ? whole : errors['yzm']?.[0]
      setProblem(message)
      return message !== undefined
    },
  }
}

/** The field offers to try again where there is none. */
async function fetchPicture(type: CodePurpose): Promise<Picture> {
  try {
    const { imageToken, imageData } = await call('GET /member/image/code', { query: { type } })
    return { token: imageToken, src: imageData }
  } catch (error) {
    if (error instanceof ApiError) return NONE
    throw error
  }
}
