import { useEffect, useEffectEvent, useState } from 'react'
import { useActions, useMode, useShop, type NearbyShops, type Position } from '@engine'

export interface Nearby {
  /** `asking`: shops are loading. `locating`: the position is being determined after the shopper's consent. */
  phase: 'idle' | 'asking' | 'locating' | 'failed'
  /** The server's last answer, at first that of the page; null until there is one, and in design mode. */
  answer: NearbyShops | null
  /** Position of the request; null for the fallback area. */
  position: Position | null
  /** Asks the browser for its position, then the server for shops near it. */
  locate(): void
  /** Asks again after a failure. */
  retry(): void
}

/** A request; each is its own object. How the position is determined. */
interface Question {
  by: 'knownPosition' | 'locate'
}

interface Told extends Pick<Nearby, 'answer' | 'position'> {
  question: Question | null
  failed: boolean
}

/**
 * Shops near the shopper (rule shops-2): on load by the position that costs no question, on `locate` by the browser's.
 * A newer question drops the answer to an older one. Design mode asks nothing.
 */
export function useNearby(): Nearby {
  const actions = useActions()
  const mode = useMode()
  const [question, ask] = useState<Question>({ by: 'knownPosition' })
  const { nearby } = useShop().live
  const [told, tell] = useState<Told>({
    question: null,
    failed: false,
    answer: (mode === 'render' && nearby) || null,
    position: null,
  })

  const find = useEffectEvent(async (asked: Question): Promise<Told> => {
    const position = await actions[asked.by]().catch(noPosition)
    // the fallback area is requested once: if locating fails, which the shop has reported, the listed shops stay
    if (!position && told.answer) return { ...told, question: asked, failed: false }
    const answer = await actions.nearbyShops(position).catch(noAnswer)
    if (!answer) return { ...told, question: asked, failed: true }
    return { question: asked, failed: false, answer, position }
  })
  useEffect(() => {
    if (mode === 'design') return
    let wanted = true
    void find(question).then((next) => wanted && tell(next))
    return () => {
      wanted = false
    }
  }, [mode, question])

  return {
    phase: phaseOf(told, question, mode === 'design'),
    answer: told.answer,
    position: told.position,
    locate: () => ask({ by: 'locate' }),
    retry: () => ask({ by: 'knownPosition' }),
  }
}

function phaseOf(told: Told, question: Question, design: boolean): Nearby['phase'] {
  if (design) return 'idle'
  if (told.question === question) return told.failed ? 'failed' : 'idle'
  return question.by === 'locate' ? 'locating' : 'asking'
}

/** A position that cannot be determined is null: the fallback area is used (rule widgets-7). */
function noPosition(error: unknown): null {
  console.warn('No position for the nearby shops:', error)
  return null
}

function noAnswer(error: unknown): null {
  console.warn('No nearby shops:', error)
  return null
}
