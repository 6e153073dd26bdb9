import Foundation

/// The page of the documentation that holds the figures, between two marks.
enum FidelityDocument {
    static let begin = "<!-- figures: written by make fidelity -->"
    static let end = "<!-- end of figures -->"

    /// Replaces what is between the marks.
    ///
    /// - Throws: ``FidelityError/badRecord(path:reason:)`` where the file has no marks, ``FidelityError/unwritable(path:reason:)``.
    static func update(_ file: URL, table: String) throws(FidelityError) {
        guard let text = try? String(contentsOf: file, encoding: .utf8), let first = text.range(of: begin), let last = text.range(of: end),
            first.upperBound <= last.lowerBound
        else { throw .badRecord(path: file.path, reason: "the marks '\(begin)' and '\(end)' are missing") }
        let result = text.replacingCharacters(in: first.upperBound..<last.lowerBound, with: "\n\(table)\n")
        do { try result.write(to: file, atomically: true, encoding: .utf8) } catch {
            throw .unwritable(path: file.path, reason: "\(error.localizedDescription)")
        }
    }
}
