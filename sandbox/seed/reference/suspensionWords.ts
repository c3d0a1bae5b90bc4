import { LANGUAGES, type Language, matchLanguage } from '#shared/site/languages.ts';
import type { SuspensionReason } from './chains.ts';

/** What a notice about a closed direction says; "{what}" stands for a network, or for a coin on one. */
export interface SuspensionWords extends Readonly<Record<SuspensionReason, string>> {
  readonly deposit: string;
  readonly withdraw: string;
  /** "ETH on MANTLE". */
  readonly coinOn: string;
}

const ENGLISH: SuspensionWords = {
  deposit: 'Deposits of {what} are suspended',
  withdraw: 'Withdrawals of {what} are suspended',
  coinOn: '{coin} on {chain}',
  walletUpgrade: 'The wallet is being upgraded.',
  walletMaintenance: 'The wallet is under maintenance.',
  networkUpgrade: 'The network is being upgraded.',
};

/** By language; what is not listed reads English. */
const WORDS: Partial<Record<Language, SuspensionWords>> = {
  'zh-CN': {
    deposit: '{what} 已暂停充值',
    withdraw: '{what} 已暂停提现',
    coinOn: '{chain} 链上的 {coin}',
    walletUpgrade: '钱包正在升级。',
    walletMaintenance: '钱包正在维护。',
    networkUpgrade: '该链正在升级。',
  },
  'zh-TW': {
    deposit: '{what} 已暫停儲值',
    withdraw: '{what} 已暫停提領',
    coinOn: '{chain} 鏈上的 {coin}',
    walletUpgrade: '錢包正在升級。',
    walletMaintenance: '錢包正在維護。',
    networkUpgrade: '該鏈正在升級。',
  },
  'zh-HK': {
    deposit: '{what} 已暫停存入',
    withdraw: '{what} 已暫停提取',
    coinOn: '{chain} 鏈上的 {coin}',
    walletUpgrade: '錢包正在升級。',
    walletMaintenance: '錢包正在維護。',
    networkUpgrade: '此鏈正在升級。',
  },
  'ja-JP': {
    deposit: '{what} の入金は停止中です',
    withdraw: '{what} の出金は停止中です',
    coinOn: '{chain} の {coin}',
    walletUpgrade: 'ウォレットをアップグレードしています。',
    walletMaintenance: 'ウォレットはメンテナンス中です。',
    networkUpgrade: 'ネットワークをアップグレードしています。',
  },
  'ko-KR': {
    deposit: '{what} 입금이 중단되었습니다',
    withdraw: '{what} 출금이 중단되었습니다',
    coinOn: '{chain} 네트워크의 {coin}',
    walletUpgrade: '지갑을 업그레이드하고 있습니다.',
    walletMaintenance: '지갑을 점검하고 있습니다.',
    networkUpgrade: '네트워크를 업그레이드하고 있습니다.',
  },
  'ru-RU': {
    deposit: 'Ввод {what} приостановлен',
    withdraw: 'Вывод {what} приостановлен',
    coinOn: '{coin} в сети {chain}',
    walletUpgrade: 'Кошелёк обновляется.',
    walletMaintenance: 'Кошелёк на техническом обслуживании.',
    networkUpgrade: 'Сеть обновляется.',
  },
  'id-ID': {
    deposit: 'Deposit {what} ditangguhkan',
    withdraw: 'Penarikan {what} ditangguhkan',
    coinOn: '{coin} di {chain}',
    walletUpgrade: 'Dompet sedang ditingkatkan.',
    walletMaintenance: 'Dompet sedang dalam pemeliharaan.',
    networkUpgrade: 'Jaringan sedang ditingkatkan.',
  },
  'es-ES': {
    deposit: 'Los depósitos de {what} están suspendidos',
    withdraw: 'Las retiradas de {what} están suspendidas',
    coinOn: '{coin} en {chain}',
    walletUpgrade: 'El monedero se está actualizando.',
    walletMaintenance: 'El monedero está en mantenimiento.',
    networkUpgrade: 'La red se está actualizando.',
  },
  'tr-TR': {
    deposit: '{what} yatırma işlemleri askıya alındı',
    withdraw: '{what} çekme işlemleri askıya alındı',
    coinOn: '{chain} ağında {coin}',
    walletUpgrade: 'Cüzdan yükseltiliyor.',
    walletMaintenance: 'Cüzdan bakımda.',
    networkUpgrade: 'Ağ yükseltiliyor.',
  },
  'th-TH': {
    deposit: 'ระงับการฝาก {what} ชั่วคราว',
    withdraw: 'ระงับการถอน {what} ชั่วคราว',
    coinOn: '{coin} บน {chain}',
    walletUpgrade: 'กำลังอัปเกรดกระเป๋าเงิน',
    walletMaintenance: 'กระเป๋าเงินอยู่ระหว่างการบำรุงรักษา',
    networkUpgrade: 'กำลังอัปเกรดเครือข่าย',
  },
  'vi-VN': {
    deposit: 'Tạm ngừng nạp {what}',
    withdraw: 'Tạm ngừng rút {what}',
    coinOn: '{coin} trên {chain}',
    walletUpgrade: 'Ví đang được nâng cấp.',
    walletMaintenance: 'Ví đang được bảo trì.',
    networkUpgrade: 'Mạng đang được nâng cấp.',
  },
  'de-DE': {
    deposit: 'Einzahlungen von {what} sind ausgesetzt',
    withdraw: 'Auszahlungen von {what} sind ausgesetzt',
    coinOn: '{coin} auf {chain}',
    walletUpgrade: 'Die Wallet wird aktualisiert.',
    walletMaintenance: 'Die Wallet wird gewartet.',
    networkUpgrade: 'Das Netzwerk wird aktualisiert.',
  },
  'ar-SA': {
    deposit: 'تم تعليق إيداع {what}',
    withdraw: 'تم تعليق سحب {what}',
    coinOn: '{coin} على {chain}',
    walletUpgrade: 'تجري ترقية المحفظة.',
    walletMaintenance: 'المحفظة قيد الصيانة.',
    networkUpgrade: 'تجري ترقية الشبكة.',
  },
};

/** For any tag of a language, as a caller gives it. */
export function suspensionWordsOf(lang: string): SuspensionWords {
  const language = matchLanguage(lang, LANGUAGES);
  return (language && WORDS[language]) ?? ENGLISH;
}
