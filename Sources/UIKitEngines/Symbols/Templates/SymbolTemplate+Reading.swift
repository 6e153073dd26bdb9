import CoreGraphics
import Foundation

/// The reason why a file is not a valid symbol template.
package struct SymbolTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
}

extension SymbolTemplate {
    /// The maximum size of a template, in bytes.
    private static let maximumSize = 16 << 20

    /// Reads a template file of the SF Symbols app.
    package convenience init(_ data: Data, file: String) throws(SymbolTemplateError) {
        var limits = NibLimits()
        limits.bytes = Self.maximumSize
        let root: NibElement
        do throws(NibError) { root = try NibReader.read(Self.withoutDocumentType(data), file: file, limits: limits) } catch {
            throw SymbolTemplateError(description: error.description)
        }
        guard root.name == "svg" else { throw SymbolTemplateError(description: "\(file): it is not an SVG drawing") }
        let sheet = SymbolSheet(root)
        let outlines = try sheet.outlines(file: file)
        guard !outlines.isEmpty else {
            throw SymbolTemplateError(description: "\(file): it has none of the groups Regular-S, Regular-M … of a symbol's template")
        }
        self.init(outlines)
    }

    /// Returns the bytes without the document type at the start of the template. A document type with declarations is
    /// not removed; the XML reader rejects it.
    private static func withoutDocumentType(_ data: Data) -> Data {
        guard let start = data.prefix(4096).range(of: Data("<!DOCTYPE".utf8)),
            let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return data }
        guard !data[start.upperBound..<end].contains(UInt8(ascii: "[")) else { return data }
        // Line breaks are kept, so that errors have the file's own line numbers.
        let breaks = data[start.lowerBound..<end].filter { $0 == UInt8(ascii: "\n") }
        return data[..<start.lowerBound] + Data(breaks) + data[data.index(after: end)...]
    }
}
