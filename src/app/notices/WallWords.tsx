import type { Wall } from '#app/stores/wallQueue.ts';
import { useNoticeWords } from './noticeWords.ts';

interface WallWordsProps {
  readonly wall: Wall;
  /** `h2` in a dialog, where it gives the dialog its name. */
  readonly heading: 'h2' | 'p';
}

/** What a wall says: what is missing, why, and the words of the exchange, as text. */
export function WallWords({ wall: { name, said }, heading: Heading }: WallWordsProps) {
  const words = useNoticeWords();
  return (
    <>
      <Heading id="wall-title" className="wall-title">
        {words(`walls.${name}.title`)}
      </Heading>
      <p id="wall-text">{words(`walls.${name}.text`)}</p>
      {said !== undefined && (
        <div className="wall-said">
          <p className="wall-said-by">{words('walls.said')}</p>
          <p dir="auto">{said}</p>
        </div>
      )}
    </>
  );
}
