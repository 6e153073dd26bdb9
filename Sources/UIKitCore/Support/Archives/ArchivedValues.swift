import Foundation

/// The archived state of an object: one property list under one key.
///
/// After a request for a missing key, Foundation's archives refuse all further requests. With a single key, a value
/// is either complete or missing.
enum ArchivedValues {
    private static let key = "caret.values"

    /// Encodes a value. If the value cannot be encoded, nothing is written, and decoding returns `nil`.
    static func encode(_ value: some Encodable, with coder: NSCoder) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let bytes = try? encoder.encode(value) else { return }
        bytes.withUnsafeBytes { coder.encodeBytes($0.bindMemory(to: UInt8.self).baseAddress, length: $0.count, forKey: key) }
    }

    /// Decodes a value; `nil` if it is missing or corrupt.
    static func decode<Value: Decodable>(_ type: Value.Type, from coder: NSCoder) -> Value? {
        guard coder.containsValue(forKey: key) else { return nil }
        let bytes = coder.withDecodedUnsafeBytes(forKey: key) { $0.map { Data($0) } }
        return bytes.flatMap { try? PropertyListDecoder().decode(type, from: $0) }
    }
}
