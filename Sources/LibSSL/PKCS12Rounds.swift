@_implementationOnly import CLibSSL

/// Adds the rounds of the keys that PKCS 12 data derives from its passphrase, and refuses too many.
///
/// A few damaged or malicious bytes demand a derivation of hours. OpenSSL does not limit it.
struct PKCS12Rounds {
    /// The greatest number of rounds of all keys together, which take seconds. Programs use up to 600,000 for a key.
    private static let limit: Int64 = 5_000_000

    private var total: Int64 = 0

    /// Adds the keys whose numbers of rounds are not encrypted.
    mutating func addVisible(_ container: OpaquePointer) throws(CryptographyError) {
        var algorithm: UnsafePointer<X509_ALGOR>?
        var rounds: UnsafePointer<ASN1_INTEGER>?
        PKCS12_get0_mac(nil, &algorithm, nil, &rounds, container)
        if let algorithm, OBJ_obj2nid(algorithm.pointee.algorithm) == NID_pbmac1 {
            try add(algorithm.pointee)
        } else if let rounds {
            try add(rounds)
        }
        let isComplete = try forEachSafe(container) { safe throws(CryptographyError) in
            if OBJ_obj2nid(safe.pointee.type) == NID_pkcs7_data {
                // OpenSSL does not read such data either. The parts after it would not be counted.
                guard try addBags(PKCS12_unpack_p7data(safe)) else { throw .invalidData }
                return true
            }
            guard let algorithm = Self.encryption(of: safe) else { return true }
            try add(algorithm)
            return true
        }
        guard isComplete else { throw .invalidData }
    }

    /// Decrypts content in order to add the keys in it. Call this after ``addVisible(_:)``.
    ///
    /// - Parameter passphrase: `nil` for none, which differs from an empty one.
    /// - Returns: Whether the content could be decrypted.
    mutating func addEncrypted(_ container: OpaquePointer, _ passphrase: String?) throws(CryptographyError) -> Bool {
        try forEachSafe(container) { safe throws(CryptographyError) in
            guard Self.encryption(of: safe) != nil else { return true }
            return try addBags(PKCS12_unpack_p7encdata(safe, passphrase, passphrase == nil ? 0 : -1))
        }
    }

    /// Calls a function with each part of the data.
    ///
    /// - Returns: Whether all calls returned `true`.
    private func forEachSafe(
        _ container: OpaquePointer, _ body: (UnsafeMutablePointer<PKCS7>) throws(CryptographyError) -> Bool
    ) throws(CryptographyError) -> Bool {
        guard let safes = PKCS12_unpack_authsafes(container) else { return false }
        defer { caret_free_safes(safes) }
        for index in 0..<max(OPENSSL_sk_num(safes), 0) {
            guard let safe = OPENSSL_sk_value(safes, index) else { continue }
            guard try body(safe.assumingMemoryBound(to: PKCS7.self)) else { return false }
        }
        return true
    }

    /// Returns the algorithm of an encrypted part; `nil` for another part.
    private static func encryption(of safe: UnsafeMutablePointer<PKCS7>) -> X509_ALGOR? {
        guard OBJ_obj2nid(safe.pointee.type) == NID_pkcs7_encrypted else { return nil }
        return safe.pointee.d.encrypted?.pointee.enc_data?.pointee.algorithm?.pointee
    }

    /// Adds the keys of a part, and frees it.
    private mutating func addBags(_ bags: OpaquePointer?) throws(CryptographyError) -> Bool {
        guard let bags else { return false }
        defer { caret_free_bags(bags) }
        try addKeys(bags)
        return true
    }

    private mutating func addKeys(_ bags: OpaquePointer) throws(CryptographyError) {
        for index in 0..<max(OPENSSL_sk_num(bags), 0) {
            guard let bag = OPENSSL_sk_value(bags, index).map({ OpaquePointer($0) }) else { continue }
            switch PKCS12_SAFEBAG_get_nid(bag) {
            case NID_pkcs8ShroudedKeyBag:
                var algorithm: UnsafePointer<X509_ALGOR>?
                X509_SIG_get0(PKCS12_SAFEBAG_get0_pkcs8(bag), &algorithm, nil)
                if let algorithm { try add(algorithm.pointee) }
            case NID_safeContentsBag:
                // OpenSSL has limited the depth.
                if let inner = PKCS12_SAFEBAG_get0_safes(bag) { try addKeys(inner) }
            default: break
            }
        }
    }

    /// Adds the key of an algorithm that encrypts or authenticates with a passphrase.
    private mutating func add(_ algorithm: X509_ALGOR) throws(CryptographyError) {
        switch OBJ_obj2nid(algorithm.algorithm) {
        case NID_pbes2, NID_pbmac1:
            // The parameters of both begin with the derivation, and continue with an algorithm.
            guard let memory = ASN1_TYPE_unpack_sequence(PBE2PARAM_it(), algorithm.parameter) else { throw .unsupported }
            let parameters = memory.assumingMemoryBound(to: PBE2PARAM.self)
            defer { PBE2PARAM_free(parameters) }
            guard let derivation = parameters.pointee.keyfunc?.pointee, OBJ_obj2nid(derivation.algorithm) == NID_id_pbkdf2,
                let memory = ASN1_TYPE_unpack_sequence(PBKDF2PARAM_it(), derivation.parameter)
            else { throw .unsupported }
            let details = memory.assumingMemoryBound(to: PBKDF2PARAM.self)
            defer { PBKDF2PARAM_free(details) }
            try add(details.pointee.iter)
        default:
            guard let memory = ASN1_TYPE_unpack_sequence(PBEPARAM_it(), algorithm.parameter) else { throw .unsupported }
            let parameters = memory.assumingMemoryBound(to: PBEPARAM.self)
            defer { PBEPARAM_free(parameters) }
            try add(parameters.pointee.iter)
        }
    }

    private mutating func add(_ number: UnsafePointer<ASN1_INTEGER>) throws(CryptographyError) {
        var rounds: Int64 = 0
        guard ASN1_INTEGER_get_int64(&rounds, number) == 1, rounds > 0, rounds <= Self.limit - total else { throw .invalidData }
        total += rounds
    }
}
