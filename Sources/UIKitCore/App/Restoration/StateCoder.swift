import Foundation

/// Holds the values that an object encodes, by key.
///
/// Foundation's archiver traps at values that it cannot contain, and its unarchiver returns only `nil` after the
/// first missing key. This class accepts all values, and the caller reports those that cannot be saved. A missing key
/// yields `nil`, as on Apple's systems.
final class StateCoder: NSCoder {
    private(set) var values: [String: Any]

    init(_ values: [String: Any] = [:]) {
        self.values = values
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override var error: (any Error)? { nil }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    override func encode(_ object: Any?, forKey key: String) { values[key] = object }
    override func encodeConditionalObject(_ object: Any?, forKey key: String) { values[key] = object }
    override func encode(_ value: Bool, forKey key: String) { values[key] = value }
    override func encode(_ value: Int, forKey key: String) { values[key] = value }
    override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
    override func encode(_ value: Double, forKey key: String) { values[key] = value }
    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        values[key] = bytes.map { Data(bytes: $0, count: max(0, length)) }
    }

    override func decodeObject(forKey key: String) -> Any? { values[key] }
    override func decodeObject<Object: NSCoding>(of type: Object.Type, forKey key: String) -> Object? where Object: NSObject {
        values[key] as AnyObject as? Object
    }
    override func decodeObject(of types: [AnyClass]?, forKey key: String) -> Any? { values[key] }
    override func decodePropertyList(forKey key: String) -> Any? { values[key] }
    override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key).flatMap(Int.init(exactly:)) ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key).flatMap(Int32.init(exactly:)) ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key).flatMap(Int64.init(exactly:)) ?? 0 }
    override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
    override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? number(key).map(Double.init) ?? 0 }
    override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        guard let data = values[key] as? Data else { return try body(nil) }
        return try data.withUnsafeBytes(body)
    }

    /// Returns the integer for a key; a fraction is discarded.
    private func number(_ key: String) -> Int? {
        values[key] as? Int ?? (values[key] as? Double).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
}
