internal import LibSSL

/// Random passwords that a person can type.
enum SharedPassword {
    private static let lowerCase = Array("abcdefghkmnopqrstuvwxy")
    private static let capitals = Array("ABCDEFGHJKLMNPQRSTUVWXYZ")
    private static let digits = Array("3456789")
    private static let groupSize = 3
    private static let groupCount = 4

    /// Returns a new password; `nil` if the system has no source of randomness.
    static func make() -> String? {
        let all = lowerCase + capitals + digits
        // Most attempts have a character of each kind, and rejection keeps all passwords equally probable.
        while true {
            var characters: [Character] = []
            while characters.count < groupSize * groupCount {
                guard let character = random(all) else { return nil }
                characters.append(character)
            }
            let kinds = [lowerCase, capitals, digits]
            guard kinds.allSatisfy({ kind in characters.contains { kind.contains($0) } }) else { continue }
            return stride(from: 0, to: characters.count, by: groupSize)
                .map { String(characters[$0..<($0 + groupSize)]) }.joined(separator: "-")
        }
    }

    private static func random(_ characters: [Character]) -> Character? {
        // Larger bytes would make the first characters more probable.
        let limit = 256 - 256 % characters.count
        var byte: UInt8 = 0
        repeat {
            guard withUnsafeMutableBytes(of: &byte, { SecureRandom.fill($0) }) else { return nil }
        } while Int(byte) >= limit
        return characters[Int(byte) % characters.count]
    }
}
