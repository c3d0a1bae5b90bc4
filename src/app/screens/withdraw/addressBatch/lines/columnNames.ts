import type { Column } from './batchLine.ts';

/**
 * What exchanges, wallets and spreadsheets call the columns of an address list (screens.md 0.2c), in English and in the
 * page's languages. Of two columns with the same meaning the name that stands first here is the better one.
 */
export const COLUMN_NAMES: Readonly<Record<Column, readonly string[]>> = {
  coin: [
    ...names('coin | currency | asset | token | symbol | coin symbol | ticker | crypto'),
    ...names('cryptocurrency'),
    ...names('coin name | token symbol | asset name'),
    ...names('Währung | Kryptowährung | moneda | divisa | criptomoneda | activo | koin | mata uang'),
    ...names('aset'),
    ...names('コイン | 通貨 | 銘柄 | 코인 | 통화 | 자산 | монета | валюта | криптовалюта | токен | актив'),
    ...names('เหรียญ | สกุลเงิน | สินทรัพย์ | para birimi | kripto para | varlık | đồng tiền'),
    ...names('loại tiền | tài sản'),
    ...names(
      '币种 | 币 | 代币 | 货币 | 资产 | 幣種 | 幣 | 幣別 | 代幣 | 貨幣 | 資產 | العملة | عملة | الأصل',
    ),
  ],
  chain: [
    ...names('chain | network | network name | blockchain | chain name | chain type | net | protocol'),
    ...names('transfer network | withdrawal network | coin network | chain network'),
    ...names('blockchain network'),
    ...names(
      'Netzwerk | Kette | red | cadena | jaringan | rantai | ネットワーク | チェーン | 네트워크 | 체인',
    ),
    ...names('сеть | блокчейн | เครือข่าย | เชน | ağ | zincir | mạng lưới | mạng | chuỗi'),
    ...names('链 | 网络 | 公链 | 主网 | 鏈 | 網路 | 網絡 | 公鏈 | 主網 | الشبكة | شبكة | سلسلة الكتل'),
  ],
  address: [
    ...names('address | wallet address | withdrawal address | withdraw address | destination address'),
    ...names('recipient address | receiver address | receiving address | deposit address | to address'),
    ...names('crypto address'),
    ...names('coin address | blockchain address | destination | recipient | to | addr'),
    ...names('Adresse | Wallet-Adresse | Empfängeradresse | Auszahlungsadresse | Zieladresse'),
    ...names('dirección'),
    ...names('dirección de retiro | dirección de destino | alamat | alamat penarikan | alamat tujuan'),
    ...names('alamat dompet'),
    ...names(
      'アドレス | 出金アドレス | 送付先アドレス | 宛先アドレス | 주소 | 출금 주소 | 지갑 주소 | 받는 주소',
    ),
    ...names('адрес | адрес кошелька | адрес вывода | адрес получателя | ที่อยู่ | ที่อยู่กระเป๋า'),
    ...names('ที่อยู่ถอน'),
    ...names('adres | cüzdan adresi | çekim adresi | alıcı adresi | địa chỉ | địa chỉ ví'),
    ...names('địa chỉ rút | địa chỉ nhận'),
    ...names(
      '地址 | 提币地址 | 提现地址 | 钱包地址 | 收款地址 | 位址 | 提幣地址 | 提現地址 | 錢包地址 | 收款位址',
    ),
    ...names('العنوان | عنوان | عنوان المحفظة | عنوان السحب'),
  ],
  tag: [
    ...names('tag | memo | destination tag | dest tag | dt | memo tag | tag memo | address tag'),
    ...names('payment id'),
    ...names('memo id | memo text | comment | memo payment id | destination tag memo'),
    ...names('memo destination tag'),
    ...names('secondary address | message | Ziel-Tag | Zieltag | Empfänger-Tag | etiqueta de destino'),
    ...names('etiqueta memo | tag de destino | tag tujuan | メモ | タグ | 宛先タグ | メモタグ | 메모 | 태그'),
    ...names('데스티네이션 태그'),
    ...names('2차 주소 | мемо | тег | memo тег | тег назначения | เมโม | แท็ก | เมโมแท็ก | แท็กปลายทาง'),
    ...names('hedef etiketi | etiket memo | thẻ đích | thẻ ghi nhớ | 标签 | memo 标签 | 目标标签 | 標籤'),
    ...names('memo 標籤'),
    ...names('目標標籤 | رمز Memo | مذكرة | وسم الوجهة | علامة الوجهة'),
  ],
  remark: [
    ...names('remark | label | name | address label | address name | alias | nickname | wallet name'),
    ...names('wallet label'),
    ...names('contact | contact name | title | remarks | note | notes | description'),
    ...names('Bezeichnung | Beschriftung | Etikett | Bemerkung | Notiz | Beschreibung | nombre'),
    ...names('etiqueta | alias'),
    ...names(
      'nota | descripción | nama | label alamat | catatan | keterangan | 名前 | ラベル | アドレス名 | 備考',
    ),
    ...names(
      '이름 | 라벨 | 별칭 | 주소 이름 | 비고 | название | имя | метка | ярлык | примечание | описание',
    ),
    ...names('ชื่อ | ป้ายกำกับ | หมายเหตุ | ad | etiket | isim | takma ad | not | açıklama | tên'),
    ...names('nhãn | ghi chú | mô tả'),
    ...names(
      '名称 | 备注 | 地址备注 | 别名 | 名稱 | 備註 | 地址備註 | 別名 | الاسم | اسم | التسمية | ملاحظة',
    ),
  ],
  wallet_type: [
    ...names('wallet_type | wallet | type of wallet | address type | kind of wallet'),
    ...names('Wallet-Typ | Wallet-Art | tipo de monedero | monedero | jenis dompet | dompet | ウォレット'),
    ...names('ウォレットの種類'),
    ...names('지갑 | 지갑 유형 | кошелёк | тип кошелька | กระเป๋า | ประเภทกระเป๋า | cüzdan | cüzdan türü'),
    ...names('ví | loại ví'),
    ...names('钱包 | 钱包类型 | 錢包 | 錢包類型 | المحفظة | نوع المحفظة'),
  ],
  owner: [
    ...names('owner | ownership | wallet owner | beneficiary | belongs to'),
    ...names('Inhaber | Eigentümer | Besitzer | titular | propietario | pemilik | 所有者 | 소유자'),
    ...names('владелец | เจ้าของ'),
    ...names('sahibi | sahip | chủ sở hữu | 持有人 | 所有人 | المالك'),
  ],
  verified: [
    ...names('verified | no code | no code needed | trusted | Ohne Code | verifiziert | sin código'),
    ...names('verificado'),
    ...names('tanpa kode | terverifikasi | 認証コード不要 | 認証済み | 코드 생략 | без кода | ไม่ใช้รหัสยืนยัน'),
    ...names('kodsuz'),
    ...names('không cần mã | 免验证码 | 免驗證碼 | بلا رمز'),
  ],
};

/** A list in a line of its own, divided by bars. */
function names(list: string): readonly string[] {
  return list.split(' | ');
}
