import Foundation

extension Data {
    /// Creates data from hexadecimal digits. Spaces between bytes are ignored.
    init(hexadecimal text: String) {
        let digits = text.compactMap(\.hexDigitValue).map(UInt8.init)
        precondition(digits.count.isMultiple(of: 2), "Data: \(digits.count) hexadecimal digits, but each byte has two.")
        self.init(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }
}

extension Sequence<UInt8> {
    /// The bytes in lowercase hexadecimal digits.
    var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
}

extension ContiguousBytes {
    /// The bytes in lowercase hexadecimal digits.
    var hexadecimalBytes: String { withUnsafeBytes { Array($0) }.hexadecimal }
}
