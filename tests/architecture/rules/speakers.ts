/** How a language names the two who meet in a text: Sluice, and the reader. */
export interface Speakers {
  /** Words for an exchange, of any company. */
  readonly exchange: RegExp;
  /** Words that address the reader as a friend, which no language does but Spanish. */
  readonly familiar?: RegExp;
}

/** By language, as its glossary (docs/glossary) says under "exchange" and in its first sentence. */
export const SPEAKERS: Readonly<Record<string, Speakers>> = {
  'ar-SA': { exchange: /المنصة|البورصة/ },
  'de-DE': {
    exchange: /Börse/,
    familiar: /\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|Frag|Gib|Wähle|Prüfe|Sende|Öffne|Lade)\b/,
  },
  'es-ES': { exchange: /plataforma|\b[Bb]olsa\b/, familiar: /\b(?:[Uu]sted(?:es)?|[Vv]os)\b/ },
  'id-ID': { exchange: /\b(?:platform|bursa)\b/i, familiar: /\b(?:kamu|kalian|anda)\b/ },
  'ja-JP': { exchange: /取引所/, familiar: /あなた|(?:だ|ろ)よ。/ },
  'ko-KR': { exchange: /거래소/, familiar: /(?:해|어|아|네|죠)요(?=[.!?\s]|$)|당신/ },
  'ru-RU': {
    exchange: /[Бб]ирж/,
    familiar: /(?<!\p{L})(?:[Тт]ы|[Тт]ебе|[Тт]ебя|[Тт]вой|[Тт]воя|[Тт]воё)(?!\p{L})/u,
  },
  'th-TH': { exchange: /แพลตฟอร์ม/, familiar: /ครับ|ค่ะ|เธอ/ },
  'tr-TR': { exchange: /\b[Bb]orsa/, familiar: /(?<!\p{L})(?:[Ss]en|[Ss]ana|[Ss]enin)(?!\p{L})/u },
  'vi-VN': { exchange: /(?<!\p{L})[Ss]àn(?!\p{L})/u, familiar: /(?<!\p{L})(?:cậu|mày)(?!\p{L})/u },
  'zh-CN': { exchange: /交易所/, familiar: /你/ },
  'zh-HK': { exchange: /交易所/, familiar: /你/ },
  'zh-TW': { exchange: /交易所/, familiar: /你/ },
};
