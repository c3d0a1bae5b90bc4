import type { Violation } from './violation.ts';

interface Variant {
  /** As readers of another market would write it. A word of letters is found in any case, and only as a whole word. */
  readonly word: string;
  /** The term of docs/glossary. */
  readonly instead: string;
}

/** Words that no text of a language has, because its glossary (docs/glossary) has another for the same thing. */
export const FORBIDDEN_VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  'zh-CN': [
    { word: '提币', instead: '提现' },
    { word: '充币', instead: '充值' },
    { word: '汇款人', instead: '付款方' },
    { word: '取消订单', instead: '撤销订单' },
    { word: '撤单', instead: '撤销订单' },
    { word: '起始日期', instead: '开始日期' },
    { word: '订单 ID', instead: '订单编号' },
    { word: '记录 ID', instead: '记录编号' },
    { word: '此 ID', instead: '此编号' },
    { word: '需要您操作', instead: '需要您处理' },
    { word: '网络手续费', instead: '链上手续费' },
    { word: '帐', instead: '账' },
    { word: '期货', instead: '合约' },
    { word: '卡片', instead: 'Sluice 卡' },
  ],
  'zh-TW': [
    { word: '存入', instead: '儲值' },
    { word: '提取', instead: '提領' },
    { word: '提現', instead: '提領' },
    { word: '提幣', instead: '提領' },
    { word: '充值', instead: '儲值' },
    { word: '賬', instead: '帳' },
    { word: '身份', instead: '身分' },
    { word: '期權', instead: '選擇權' },
    { word: '結單', instead: '對帳單' },
    { word: '電郵', instead: '電子郵件' },
    { word: '網絡', instead: '網路' },
    { word: '倉位', instead: '部位' },
    { word: '持倉', instead: '部位' },
    { word: '屏幕', instead: '螢幕' },
    { word: '短訊', instead: '簡訊' },
    { word: '軟件', instead: '軟體' },
    { word: '字符', instead: '字元' },
    { word: '匯款人', instead: '付款方' },
    { word: '收款人', instead: '收款方' },
    { word: '衍生產品', instead: '衍生品' },
    { word: '數碼簽署', instead: '簽章' },
    { word: '了解', instead: '瞭解' },
    { word: '裏', instead: '裡' },
    { word: '甚麼', instead: '什麼' },
    { word: '毋須', instead: '無須' },
    { word: '訂單簿', instead: '委託簿' },
    { word: '名義金額', instead: '名目金額' },
    { word: '稅項', instead: '稅金' },
    { word: '升跌', instead: '漲跌' },
    { word: '機械人', instead: '機器人' },
    { word: '私隱', instead: '隱私' },
    { word: '二維碼', instead: 'QR Code' },
    { word: '批量', instead: '批次' },
    { word: '用戶', instead: '使用者' },
    { word: '客戶服務', instead: '客服' },
    { word: '日曆', instead: '行事曆' },
  ],
  'zh-HK': [
    { word: '儲值', instead: '存入' },
    { word: '充值', instead: '存入' },
    { word: '提領', instead: '提取' },
    { word: '提現', instead: '提取' },
    { word: '提幣', instead: '提取' },
    { word: '帳', instead: '賬' },
    { word: '身分', instead: '身份' },
    { word: '身份驗證', instead: '身份核實' },
    { word: '選擇權', instead: '期權' },
    { word: '對賬單', instead: '結單' },
    { word: '電子郵件', instead: '電郵' },
    { word: '網路', instead: '網絡' },
    { word: '部位', instead: '持倉' },
    { word: '螢幕', instead: '屏幕' },
    { word: '簡訊', instead: '短訊' },
    { word: '軟體', instead: '軟件' },
    { word: '連線', instead: '連接' },
    { word: '重置', instead: '重設' },
    { word: '字元', instead: '字符' },
    { word: '客服', instead: '客戶服務' },
    { word: '付款方', instead: '匯款人' },
    { word: '收款方', instead: '收款人' },
    { word: '衍生品', instead: '衍生產品' },
    { word: '加密資產', instead: '虛擬資產' },
    { word: '加密貨幣', instead: '虛擬資產' },
    { word: '金鑰', instead: '密鑰' },
    { word: '簽章', instead: '數碼簽署' },
    { word: '瞭解', instead: '了解' },
    { word: '裡', instead: '裏' },
    { word: '什麼', instead: '甚麼' },
    { word: '無須', instead: '毋須' },
    { word: '無需', instead: '毋須' },
    { word: '占用', instead: '佔用' },
    { word: '委託簿', instead: '訂單簿' },
    { word: '名目金額', instead: '名義金額' },
    { word: '損益', instead: '盈虧' },
    { word: '稅金', instead: '稅項' },
    { word: '稅號', instead: '稅務編號' },
    { word: '漲', instead: '升' },
    { word: '法規遵循', instead: '合規' },
    { word: '核准', instead: '批准' },
    { word: '會簽', instead: '副署' },
    { word: '幣別', instead: '貨幣' },
    { word: '質押率', instead: '貸款價值比率' },
    { word: '機器人', instead: '機械人' },
    { word: '隱私', instead: '私隱' },
    { word: '詐欺', instead: '詐騙' },
    { word: '缺漏', instead: '遺漏' },
    { word: '行事曆', instead: '日曆' },
    { word: '郵遞區號', instead: '郵政編碼' },
    { word: '金融卡', instead: '扣賬卡' },
    { word: 'QR Code', instead: '二維碼' },
    { word: '使用者', instead: '用戶' },
    { word: '快速鍵', instead: '快捷鍵' },
    { word: '每列', instead: '每行' },
    { word: '一列', instead: '一行' },
    { word: '所有列', instead: '所有行' },
    { word: '}} 列', instead: '}} 行' },
    { word: '專業客戶', instead: '專業投資者' },
  ],
};

/** Scripts whose words stand apart; in the others a word is found wherever its characters are. */
const APART = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}';

/** Texts with a word that the glossary has another for; `texts` are those of one file by their keys. */
export function findForbiddenVariants(
  path: string,
  texts: ReadonlyMap<string, string>,
  variants: readonly Variant[],
): Violation[] {
  const patterns = variants.map((variant) => ({ ...variant, pattern: patternOf(variant.word) }));
  return [...texts].flatMap(([key, text]) =>
    patterns
      .filter(({ pattern }) => pattern.test(text))
      .map(({ word, instead }) => `${path}: ${key} says "${word}" and not "${instead}"`),
  );
}

function patternOf(word: string): RegExp {
  const letters = new RegExp(`[${APART}]`, 'u');
  const before = letters.test(word.at(0) ?? '') ? `(?<![${APART}])` : '';
  const after = letters.test(word.at(-1) ?? '') ? `(?![${APART}])` : '';
  return new RegExp(`${before}${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${after}`, 'iu');
}

/** Files of texts that are one and the same in two languages, as "path is path"; `files` hold their texts by path. */
export function findCopies(files: ReadonlyMap<string, string>): Violation[] {
  const firstWith = new Map<string, string>();
  return [...files].flatMap(([path, text]) => {
    const first = firstWith.get(text);
    if (first === undefined) firstWith.set(text, path);
    return first === undefined ? [] : [`${path} is ${first}`];
  });
}
