import CoreGraphics
import Foundation

/// Why a file is no template of a symbol.
package struct SymbolTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
}

extension SymbolTemplate {
    /// Longer files are no symbols.
    private static let longest = 16 << 20

    /// Reads a file of the SF Symbols app.
    package convenience init(_ data: Data, file: String) throws(SymbolTemplateError) {
        var limits = NibLimits()
        limits.bytes = Self.longest
        let root: NibElement
        do throws(NibError) { root = try NibReader.read(Self.withoutType(data), file: file, limits: limits) } catch {
            throw SymbolTemplateError(description: error.description)
        }
        guard root.name == "svg" else { throw SymbolTemplateError(description: "\(file): it is no SVG drawing") }
        let sheet = SymbolSheet(root)
        let outlines = try sheet.outlines(file: file)
        guard !outlines.isEmpty else {
            throw SymbolTemplateError(description: "\(file): it has none of the groups Regular-S, Regular-M … of a symbol's template")
        }
        self.init(outlines)
    }

    /// The bytes without the document type that templates begin with. One that declares something of its own stays, and is refused.
    private static func withoutType(_ data: Data) -> Data {
        guard let start = data.prefix(4096).range(of: Data("<!DOCTYPE".utf8)),
            let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return data }
        guard !data[start.upperBound..<end].contains(UInt8(ascii: "[")) else { return data }
        // Its line breaks stay, so that errors name the file's own lines.
        let breaks = data[start.lowerBound..<end].filter { $0 == UInt8(ascii: "\n") }
        return data[..<start.lowerBound] + Data(breaks) + data[data.index(after: end)...]
    }
}
