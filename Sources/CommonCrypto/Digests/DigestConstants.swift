/// A length of up to 4 GB in bytes.
public typealias CC_LONG = UInt32
/// A number of 64 bits.
public typealias CC_LONG64 = UInt64

/// The length of an MD5 digest in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The length of a block of MD5 in bytes.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The length of an SHA-1 digest in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The length of a block of SHA-1 in bytes.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The length of an SHA-224 digest in bytes.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The length of a block of SHA-224 in bytes.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// The length of an SHA-256 digest in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The length of a block of SHA-256 in bytes.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The length of an SHA-384 digest in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The length of a block of SHA-384 in bytes.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The length of an SHA-512 digest in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The length of a block of SHA-512 in bytes.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128
