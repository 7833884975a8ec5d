import { drawing, setDrawing, type DrawingTexts } from '@engine/texts/drawing'
import { setTexts, texts, type EngineTexts } from '@engine/texts/texts'
import { problemTexts, setProblemTexts, type ProblemTexts } from '@schemas/problem-texts/problem-texts'
import { designerTexts, setDesignerTexts, type DesignerTexts } from '../designer/texts'

export interface Texts extends EngineTexts {
  /** In place of widgets that cannot be drawn. */
  drawing: DrawingTexts
  problems: ProblemTexts
  designer: DesignerTexts
}

/**
 * Sets the language of operators' texts and of problems, Chinese without it. Call it once, before the first page is read
 * or drawn.
 * @returns puts the earlier texts back, for tests
 */
export function installTexts(next: Texts): () => void {
  const earlier = { ...texts, drawing, problems: problemTexts, designer: designerTexts }
  use(next)
  return () => use(earlier)
}

function use({ drawing: ofDrawing, problems, designer, ...ofEngine }: Texts): void {
  setDrawing(ofDrawing)
  setTexts(ofEngine)
  setProblemTexts(problems)
  setDesignerTexts(designer)
}
