/** What a figure is, where cards have no head. The table's columns say it to who hears the page. */
export function CardLabel({ text }: { readonly text: string }) {
  return (
    <span className="hidden text-text-2 @max-[640px]/batch:block" aria-hidden="true">
      {text}
    </span>
  );
}
