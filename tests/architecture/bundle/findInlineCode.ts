/** Scripts, handlers and styles in a page's own text, which its content security policy would refuse. */
export function findInlineCode(html: string): string[] {
  const tags = html.replaceAll(/<!--.*?-->/gs, '').match(/<[a-z][^>]*>/gi) ?? [];
  return tags.filter((tag) => {
    if (/^<style\b/i.test(tag)) return true;
    if (/\s(?:on\w+|style)\s*=/i.test(tag) || /=\s*["']?\s*javascript:/i.test(tag)) return true;
    const isData = /\stype="application\/json"/.test(tag);
    return /^<script\b/i.test(tag) && !/\ssrc=/.test(tag) && !isData;
  });
}
