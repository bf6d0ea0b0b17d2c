import { renderSVG } from 'uqr';
import { useText } from '#i18n/useText.ts';
import { PosterMark } from '#practice/sharing/poster/PosterMark.tsx';
import { POSTER } from '#practice/sharing/poster/poster-size.ts';
import { posterMessages } from './poster.messages.ts';

const CODE = 136;
const MARK = 84;

/** The product's name, and the learner's own invitation as a QR code where the site has an address. */
export function PosterFoot({ link }: { link: string }) {
  const t = useText(posterMessages);
  const { width, height, margin } = POSTER;
  const line = height - 206;
  const words = margin + MARK + 16;
  return (
    <>
      <line x1={margin} x2={width - margin} y1={line} y2={line} stroke="var(--nf-line)" />
      <PosterMark x={margin} y={line + 40} width={MARK} />
      <text
        x={words}
        y={line + 76}
        fontSize={34}
        fontWeight={600}
        fontFamily="var(--nf-font-display)"
        fill="var(--nf-ink)"
      >
        Ninefold
      </text>
      <text x={words + 1} y={line + 108} fontSize={17} letterSpacing={4} fill="var(--nf-ink-2)">
        九阶雅思
      </text>
      <text x={margin} y={line + 146} fontSize={18} fill="var(--nf-ink-3)">
        {link ? t('invite') : t('motto')}
      </text>
      {link && <image x={width - margin - CODE} y={line + 32} width={CODE} height={CODE} href={codeOf(link)} />}
    </>
  );
}

/** Dark on white in every theme: that is what cameras read. */
function codeOf(link: string): string {
  const svg = renderSVG(link, { border: 1, blackColor: '#191e29', whiteColor: '#ffffff' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
