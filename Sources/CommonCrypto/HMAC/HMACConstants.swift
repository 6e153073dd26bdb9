/// The digest of a message authentication code, such as ``kCCHmacAlgSHA256``.
public typealias CCHmacAlgorithm = UInt32

// Swift imports the constants of anonymous C enumerations as `Int`.

/// HMAC with SHA-1.
public let kCCHmacAlgSHA1: Int = 0
/// HMAC with MD5.
public let kCCHmacAlgMD5: Int = 1
/// HMAC with SHA-256.
public let kCCHmacAlgSHA256: Int = 2
/// HMAC with SHA-384.
public let kCCHmacAlgSHA384: Int = 3
/// HMAC with SHA-512.
public let kCCHmacAlgSHA512: Int = 4
/// HMAC with SHA-224.
public let kCCHmacAlgSHA224: Int = 5
