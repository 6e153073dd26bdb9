public import CoreGraphics

// The attributes of keys in the keychain.

/// The class of a key: public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key that encrypts and decrypts.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The label that identifies a key: by default the SHA-1 digest of the public key, data.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The name of a key in the app, data.
public let kSecAttrApplicationTag: CFString = "atag"
/// Whether a new key is saved in the keychain; `false` by default.
public let kSecAttrIsPermanent: CFString = "perm"
/// The type of a key, one of the constants `kSecAttrKeyType…`.
public let kSecAttrKeyType: CFString = "type"
/// An RSA key.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A key on an elliptic curve; the former name of ``kSecAttrKeyTypeECSECPrimeRandom``.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A key on a NIST curve.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The size of a key, in bits.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The number of effective bits of a key.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether a key leaves the keychain only encrypted.
public let kSecAttrIsSensitive: CFString = "sens"
/// Whether a key can leave the keychain.
public let kSecAttrIsExtractable: CFString = "extr"
/// Whether a key can encrypt.
public let kSecAttrCanEncrypt: CFString = "encr"
/// Whether a key can decrypt.
public let kSecAttrCanDecrypt: CFString = "decr"
/// Whether other keys can be derived from a key.
public let kSecAttrCanDerive: CFString = "drve"
/// Whether a key can sign.
public let kSecAttrCanSign: CFString = "sign"
/// Whether a key can verify signatures.
public let kSecAttrCanVerify: CFString = "vrfy"
/// Whether a key can encrypt other keys.
public let kSecAttrCanWrap: CFString = "wrap"
/// Whether a key can decrypt other keys.
public let kSecAttrCanUnwrap: CFString = "unwp"
/// The token that keeps a private key.
public let kSecAttrTokenID: CFString = "tkid"
/// A key that the Secure Enclave protects.
///
/// > Difference from Apple: there is no Secure Enclave. The key is in the memory of the program, and cannot be
/// > exported.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The attributes of the private key of a new pair; a dictionary.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The attributes of the public key of a new pair; a dictionary.
public let kSecPublicKeyAttrs: CFString = "public"
