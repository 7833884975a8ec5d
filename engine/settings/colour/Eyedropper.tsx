import { Button } from 'antd'
import { colour } from '../../render/css-values'

/** Not in the types of the DOM yet; some browsers do not have it. */
interface EyeDropperWindow {
  EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> }
}

/** Takes a colour from anywhere on the screen, where the browser can; elsewhere nothing is drawn. */
export function Eyedropper({ choose }: { choose(value: string): void }) {
  const { EyeDropper } = globalThis as EyeDropperWindow
  if (!EyeDropper) return null
  const pick = async () => {
    try {
      const picked = colour((await new EyeDropper().open()).sRGBHex)
      if (picked !== undefined) choose(picked)
    } catch (error) {
      // Escape while picking
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }
  return (
    <Button size="small" block onClick={() => void pick()}>
      从屏幕取色
    </Button>
  )
}
