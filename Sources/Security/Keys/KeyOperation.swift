internal import LibSSL

/// An operation with a key, parsed from the parts of an algorithm's name.
enum KeyOperation: Hashable {
    /// A signature of a digest, or of a message whose digest is computed first.
    case signature(SignatureScheme, digestLength: Int?, messageDigest: DigestAlgorithm?)
    case encryption(EncryptionPadding)
    /// AES with a random key, which RSA encrypts with OAEP.
    case wrappedEncryption(DigestAlgorithm)
    case integratedEncryption(DigestAlgorithm, hasDerivedVector: Bool)
    case keyExchange(DigestAlgorithm?)

    /// Parses a name such as "algid:sign:RSA:digest-PSS:SHA256:SHA256:32"; `nil` for an unknown one.
    init?(_ algorithm: SecKeyAlgorithm) {
        let parts = algorithm.rawValue.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3, parts[0] == "algid" else { return nil }
        let details = Array(parts.dropFirst(3))
        let operation: KeyOperation? =
            switch (parts[1], parts[2]) {
            case ("sign", "RSA"): Self.rsaSignature(details)
            case ("sign", "ECDSA"): Self.curveSignature(details)
            case ("encrypt", "RSA"): Self.rsaEncryption(details)
            case ("encrypt", "ECIES"): Self.curveEncryption(details)
            case ("keyexchange", "ECDH"), ("keyexchange", "ECDHC"): Self.exchange(details)
            default: nil
            }
        guard let operation else { return nil }
        self = operation
    }

    private static func rsaSignature(_ parts: [String]) -> KeyOperation? {
        if parts == ["raw"] { return .signature(.rsaRaw, digestLength: nil, messageDigest: nil) }
        if parts == ["digest-PKCS1v15"] { return .signature(.rsaPKCS1Raw, digestLength: nil, messageDigest: nil) }
        guard parts.count >= 2, let digest = DigestAlgorithm(name: parts[1]) else { return nil }
        return switch (parts[0], parts.count) {
        case ("digest-PKCS1v15", 2): .signature(.rsaPKCS1(digest), digestLength: digest.digestLength, messageDigest: nil)
        case ("message-PKCS1v15", 2): .signature(.rsaPKCS1(digest), digestLength: digest.digestLength, messageDigest: digest)
        case ("digest-PSS", 4): .signature(.rsaPSS(digest), digestLength: digest.digestLength, messageDigest: nil)
        case ("message-PSS", 4): .signature(.rsaPSS(digest), digestLength: digest.digestLength, messageDigest: digest)
        default: nil
        }
    }

    private static func curveSignature(_ parts: [String]) -> KeyOperation? {
        guard let first = parts.first else { return nil }
        let scheme: SignatureScheme = first.hasSuffix("RFC4754") ? .ecdsaPlain : .ecdsa
        if parts.count == 1 {
            guard ["RFC4754", "digest-RFC4754", "digest-X962"].contains(first) else { return nil }
            return .signature(scheme, digestLength: nil, messageDigest: nil)
        }
        guard parts.count == 2, let digest = DigestAlgorithm(name: parts[1]) else { return nil }
        switch first {
        case "digest-X962", "digest-RFC4754": return .signature(scheme, digestLength: digest.digestLength, messageDigest: nil)
        case "message-X962", "message-RFC4754": return .signature(scheme, digestLength: digest.digestLength, messageDigest: digest)
        default: return nil
        }
    }

    private static func rsaEncryption(_ parts: [String]) -> KeyOperation? {
        if parts == ["raw"] { return .encryption(.raw) }
        if parts == ["PKCS1"] { return .encryption(.pkcs1) }
        guard parts.count >= 2, parts[0] == "OAEP", let digest = DigestAlgorithm(name: parts[1]) else { return nil }
        if parts.count == 2 { return .encryption(.oaep(digest)) }
        return parts.dropFirst(2) == ["AESGCM"] ? .wrappedEncryption(digest) : nil
    }

    private static func curveEncryption(_ parts: [String]) -> KeyOperation? {
        guard parts.count == 4, ["ECDH", "ECDHC"].contains(parts[0]), parts[1] == "KDFX963",
            let digest = DigestAlgorithm(name: parts[2]), ["AESGCM", "AESGCM-KDFIV"].contains(parts[3])
        else { return nil }
        return .integratedEncryption(digest, hasDerivedVector: parts[3] == "AESGCM-KDFIV")
    }

    private static func exchange(_ parts: [String]) -> KeyOperation? {
        if parts.isEmpty { return .keyExchange(nil) }
        guard parts.count == 2, parts[0] == "KDFX963", let digest = DigestAlgorithm(name: parts[1]) else { return nil }
        return .keyExchange(digest)
    }
}

extension DigestAlgorithm {
    /// Finds a digest by its name in an algorithm.
    init?(name: String) {
        switch name {
        case "SHA1": self = .sha1
        case "SHA224": self = .sha224
        case "SHA256": self = .sha256
        case "SHA384": self = .sha384
        case "SHA512": self = .sha512
        default: return nil
        }
    }
}
