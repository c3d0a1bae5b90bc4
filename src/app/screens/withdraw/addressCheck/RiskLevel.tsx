import { Ban, CircleCheck, CircleHelp, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import type { RiskFinding } from './checks.ts';

const LOOK: Readonly<
  Record<RiskFinding['riskLevel'], { readonly tone: ChipTone; readonly icon: LucideIcon }>
> = {
  LOW: { tone: 'up', icon: CircleCheck },
  MEDIUM: { tone: 'warn', icon: TriangleAlert },
  HIGH: { tone: 'down', icon: OctagonAlert },
  SEVERE: { tone: 'down', icon: Ban },
  UNKNOWN: { tone: 'neutral', icon: CircleHelp },
};

/** How risky an address is: a word and a shape of its own, not a colour alone (screens.md 1.11). */
export function RiskLevel({ level }: { readonly level: RiskFinding['riskLevel'] }) {
  const { t } = useTranslation();
  return <Chip {...LOOK[level]} word={t(`riskCheck.level.${level}`)} />;
}
