import ArgumentParser
import Platform

/// A size in points, written `390x844`.
package struct ScreenSize: Hashable, Sendable, ExpressibleByArgument, CustomStringConvertible {
    package let width: Int
    package let height: Int

    /// Parses `WIDTHxHEIGHT`, with both numbers within ``DisplayLimits/side``; `nil` for any other text.
    package init?(argument: String) {
        let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else { return nil }
        self.width = width
        self.height = height
    }

    package var description: String { "\(width)x\(height)" }

    /// Parses digits only, because `Int` would also accept a sign.
    private static func side(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(text) else { return nil }
        return DisplayLimits.side.contains(value) ? value : nil
    }
}
