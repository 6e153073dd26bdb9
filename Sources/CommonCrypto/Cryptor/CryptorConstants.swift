/// The direction of a cryptor: ``kCCEncrypt`` or ``kCCDecrypt``.
public typealias CCOperation = UInt32
/// A cipher, such as ``kCCAlgorithmAES``.
public typealias CCAlgorithm = UInt32
/// A combination of ``kCCOptionPKCS7Padding`` and ``kCCOptionECBMode``.
public typealias CCOptions = UInt32
/// The chaining of blocks, such as ``kCCModeCBC``.
public typealias CCMode = UInt32
/// The padding: ``ccNoPadding`` or ``ccPKCS7Padding``.
public typealias CCPadding = UInt32
/// An option of a mode.
public typealias CCModeOptions = UInt32

// Swift imports the constants of anonymous C enumerations as `Int`.

/// Encryption.
public let kCCEncrypt: Int = 0
/// Decryption.
public let kCCDecrypt: Int = 1

/// AES with a key of 16, 24 or 32 bytes.
public let kCCAlgorithmAES128: Int = 0
/// AES with a key of 16, 24 or 32 bytes.
public let kCCAlgorithmAES: Int = 0
/// DES.
public let kCCAlgorithmDES: Int = 1
/// Triple DES with three keys.
public let kCCAlgorithm3DES: Int = 2

/// The last block is padded by PKCS #7.
public let kCCOptionPKCS7Padding: Int = 0x0001
/// Each block is encrypted by itself; without this option, blocks are chained (CBC).
public let kCCOptionECBMode: Int = 0x0002

/// The size of a short AES key in bytes.
public let kCCKeySizeAES128: Int = 16
/// The size of a medium AES key in bytes.
public let kCCKeySizeAES192: Int = 24
/// The size of a long AES key in bytes.
public let kCCKeySizeAES256: Int = 32
/// The size of a DES key in bytes.
public let kCCKeySizeDES: Int = 8
/// The size of a triple DES key in bytes.
public let kCCKeySize3DES: Int = 24

/// The size of an AES block in bytes.
public let kCCBlockSizeAES128: Int = 16
/// The size of a DES block in bytes.
public let kCCBlockSizeDES: Int = 8
/// The size of a triple DES block in bytes.
public let kCCBlockSize3DES: Int = 8

/// Each block is encrypted by itself.
public let kCCModeECB: Int = 1
/// Blocks are chained.
public let kCCModeCBC: Int = 2
/// Cipher feedback of blocks.
public let kCCModeCFB: Int = 3
/// A counter; only for AES.
public let kCCModeCTR: Int = 4
/// Output feedback.
public let kCCModeOFB: Int = 7
/// Cipher feedback of bytes.
public let kCCModeCFB8: Int = 10

/// The data has whole blocks.
public let ccNoPadding: Int = 0
/// The last block is padded by PKCS #7.
public let ccPKCS7Padding: Int = 1

/// The most significant byte of the counter is the first one. The only order.
public let kCCModeOptionCTR_BE: Int = 2
