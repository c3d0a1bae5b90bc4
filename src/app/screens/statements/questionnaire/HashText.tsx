import { LtrText } from '#app/components/LtrText.tsx';

export interface HashTextProps {
  readonly label: string;
  readonly sha256: string;
}

/** By what a text can be checked. */
export function HashText({ label, sha256 }: HashTextProps) {
  return (
    <p className="text-small/normal wrap-anywhere text-text-3">
      {label}
      <LtrText className="num">{sha256}</LtrText>
    </p>
  );
}
