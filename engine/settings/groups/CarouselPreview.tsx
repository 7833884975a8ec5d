import { useEffect, useState } from 'react'
import type { Path } from '../../page/patch'
import { colour } from '../../render/css-values'
import { useFormColour, useFormPage } from '../colour/use-form-colour'
import { useValue } from '../use-leaf'

const SLIDES = [0, 1, 2]

/** ms; a faster pace would be invisible. */
const SHORTEST = 300

/** Preview of pace, points and colours of the shop's carousel. */
export function CarouselPreview({ path }: { path: Path }) {
  const autoplay = useValue([...path, 'autoplay']) === true
  const speed = useValue([...path, 'autoplaySpeed'])
  const align = useValue([...path, 'pointAlign'])
  const kind = String(useValue([...path, 'styleType']))
  const drawn = useFormColour()
  const quiet = colour(drawn(useValue([...path, 'pointDefaultColor'])))
  const ownTheme = useValue([...path, 'customerThemeEnabled']) !== false
  const chosen = colour(drawn(useValue([...path, 'pointActiveColor'])))
  const page = useFormPage()
  const active = ownTheme ? chosen : page.themeColor
  const current = usePace(autoplay, typeof speed === 'number' ? speed : 0)
  return (
    <div className="pm-set-carousel" data-style={kind} aria-hidden="true">
      <div className="pm-set-slides" style={{ translate: `${-100 * current}% 0` }}>
        {SLIDES.map((slide) => (
          <span key={slide} data-slide={slide} />
        ))}
      </div>
      <div className="pm-set-points" data-align={align}>
        {kind === 'style1' ? (
          <b style={{ color: active }}>
            {current + 1}
            <i style={{ color: quiet }}> / {SLIDES.length}</i>
          </b>
        ) : (
          SLIDES.map((slide) => (
            <span
              key={slide}
              style={{ color: slide === current ? active : quiet }}
              data-on={slide === current || undefined}
            />
          ))
        )}
      </div>
    </div>
  )
}

/** Index of the visible slide; constant without autoplay and under prefers-reduced-motion. */
function usePace(autoplay: boolean, speed: number): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (!autoplay || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(
      () => setCurrent((slide) => (slide + 1) % SLIDES.length),
      Math.max(SHORTEST, speed),
    )
    return () => clearInterval(timer)
  }, [autoplay, speed])
  return current
}
