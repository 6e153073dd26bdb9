/// The natural order of numbered names: `2 b` precedes `10 a`.
///
/// Runs of ASCII digits are compared as numbers, and other characters by their Unicode scalars. The order is
/// therefore independent of the locale.
enum NaturalOrder {
    static func precedes(_ first: String, _ second: String) -> Bool {
        let left = pieces(of: first)
        let right = pieces(of: second)
        for (one, other) in zip(left, right) where one != other {
            return precedes(one, other)
        }
        // `07` and `7` are equal numbers, so that their scalars determine the order.
        return left.count == right.count ? first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars) : left.count < right.count
    }

    private enum Piece: Equatable {
        /// A number, as its digits without leading zeros. A number with more digits is larger.
        case number(String)
        case text(Unicode.Scalar)
    }

    private static func precedes(_ one: Piece, _ other: Piece) -> Bool {
        switch (one, other) {
        case (.number(let left), .number(let right)):
            left.utf8.count == right.utf8.count ? left < right : left.utf8.count < right.utf8.count
        case (.number, .text): true
        case (.text, .number): false
        case (.text(let left), .text(let right)): left < right
        }
    }

    private static func pieces(of name: String) -> [Piece] {
        var remaining = name.unicodeScalars[...]
        var pieces: [Piece] = []
        while let first = remaining.first {
            let digits = remaining.prefix { ("0"..."9").contains($0) }
            if digits.isEmpty {
                pieces.append(.text(first))
                remaining.removeFirst()
            } else {
                pieces.append(.number(String(String.UnicodeScalarView(digits.drop { $0 == "0" }))))
                remaining.removeFirst(digits.count)
            }
        }
        return pieces
    }
}
