internal import Foundation
internal import LibSSL

/// The encryption of a secret with a password of the app: PBKDF2 with SHA-256, and AES-256-GCM.
enum PasswordSeal {
    /// The number of iterations of PBKDF2.
    ///
    /// - Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
    private static let rounds: UInt32 = 600_000
    private static let saltLength = 16
    private static let vectorLength = 12

    /// Encrypts a secret; `nil` if that fails. The result begins with the salt and the initialisation vector.
    static func seal(_ secret: Data, password: Data) -> Data? {
        var prefix = Data(count: saltLength + vectorLength)
        guard prefix.withUnsafeMutableBytes({ SecureRandom.fill($0) }) else { return nil }
        return crypt(prefix, password) { key, vector, salt in
            secret.withUnsafeBytes { secret in
                (try? AuthenticatedCipher.seal(secret, key: key, iv: vector, authenticating: salt)).map { prefix + $0 }
            }
        }
    }

    /// Decrypts a secret; `nil` for a wrong password or damaged data.
    static func open(_ sealed: Data, password: Data) -> Data? {
        guard sealed.count >= saltLength + vectorLength else { return nil }
        return crypt(sealed.prefix(saltLength + vectorLength), password) { key, vector, salt in
            sealed.dropFirst(saltLength + vectorLength).withUnsafeBytes { sealed in
                (try? AuthenticatedCipher.open(sealed, key: key, iv: vector, authenticating: salt))?.withBytes { Data($0) }
            }
        }
    }

    private static func crypt(
        _ prefix: Data, _ password: Data,
        _ body: (_ key: UnsafeRawBufferPointer, _ vector: UnsafeRawBufferPointer, _ salt: UnsafeRawBufferPointer) -> Data?
    ) -> Data? {
        let key = SecretBytes(count: 32)
        return prefix.prefix(saltLength).withUnsafeBytes { salt in
            let isDerived = password.withUnsafeBytes { password in
                key.withMutableBytes { key in
                    (try? KeyDerivation.pbkdf2(.sha256, password: password, salt: salt, rounds: rounds, output: key)) != nil
                }
            }
            guard isDerived else { return nil }
            return prefix.dropFirst(saltLength).withUnsafeBytes { vector in key.withBytes { body($0, vector, salt) } }
        }
    }
}
