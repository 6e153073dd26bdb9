/// The result of an operation, such as ``kCCSuccess``.
public typealias CCStatus = Int32
/// The result of an operation with a cryptor, such as ``kCCSuccess``.
public typealias CCCryptorStatus = Int32

// Swift imports the constants of anonymous C enumerations as `Int`.

/// The operation succeeded.
public let kCCSuccess: Int = 0
/// A parameter is not valid.
public let kCCParamError: Int = -4300
/// The output buffer is too small.
public let kCCBufferTooSmall: Int = -4301
/// The memory is exhausted.
public let kCCMemoryFailure: Int = -4302
/// The length of the data is not a multiple of the block size.
public let kCCAlignmentError: Int = -4303
/// The data could not be decrypted, such as for wrong padding.
public let kCCDecodeError: Int = -4304
/// The algorithm or the mode is not provided.
public let kCCUnimplemented: Int = -4305
/// A counter overflowed.
public let kCCOverflow: Int = -4306
/// The random number generator failed.
public let kCCRNGFailure: Int = -4307
/// An error without a code occurred.
public let kCCUnspecifiedError: Int = -4308
/// The functions were called in a wrong order.
public let kCCCallSequenceError: Int = -4309
/// The key size is not one of the algorithm.
public let kCCKeySizeError: Int = -4310
/// The key is not valid.
public let kCCInvalidKey: Int = -4311
