import Foundation

/// What an object keeps of itself in an archive: one property list, under one key.
///
/// Foundation's archives refuse all that is asked of them after one key that is not there. Of one value there is all or nothing.
enum ArchivedValues {
    private static let key = "caret.values"

    /// Writes a value down; what cannot be written leaves nothing, so that reading gives `nil`.
    static func encode(_ value: some Encodable, with coder: NSCoder) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let bytes = try? encoder.encode(value) else { return }
        bytes.withUnsafeBytes { coder.encodeBytes($0.bindMemory(to: UInt8.self).baseAddress, length: $0.count, forKey: key) }
    }

    /// Reads a value; `nil` where there is none, and where it is broken.
    static func decode<Value: Decodable>(_ type: Value.Type, from coder: NSCoder) -> Value? {
        guard coder.containsValue(forKey: key) else { return nil }
        let bytes = coder.withDecodedUnsafeBytes(forKey: key) { $0.map { Data($0) } }
        return bytes.flatMap { try? PropertyListDecoder().decode(type, from: $0) }
    }
}
