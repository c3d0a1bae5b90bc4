/** Why a text could not be decoded: it has another shape, or it has the shape and its checksum does not fit. */
export type DecodeFault = 'format' | 'checksum';
