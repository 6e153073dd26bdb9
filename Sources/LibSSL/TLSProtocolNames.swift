/// Names of application protocols in the form in which TLS sends them: each after a byte with its length.
final class TLSProtocolNames: Sendable {
    let wire: [UInt8]
    private let names: [[UInt8]]

    /// Names that are empty or longer than 255 bytes cannot be sent, and are left out.
    init(_ names: [String]) {
        self.names = names.map { Array($0.utf8) }.filter { (1...255).contains($0.count) }
        wire = self.names.flatMap { [UInt8($0.count)] + $0 }
    }

    /// Returns the position of the first own name that the peer offers; `nil` if there is none.
    func choice(among offered: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < offered.count {
            let range = index + 1..<index + 1 + Int(offered[index])
            guard range.upperBound <= offered.count else { return nil }
            ranges.append(range)
            index = range.upperBound
        }
        for name in names {
            if let range = ranges.first(where: { name.elementsEqual(offered[$0]) }) { return range }
        }
        return nil
    }
}
