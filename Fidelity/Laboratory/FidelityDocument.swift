import Foundation

/// The page of the documentation that holds the figures, those of each folder between two marks.
enum FidelityDocument {
    static let end = "<!-- end of figures -->"

    /// The mark before the figures of a folder.
    static func begin(_ section: String) -> String { "<!-- figures of \(section), written by make fidelity -->" }

    /// Replaces what is between the marks of a section.
    ///
    /// - Parameters:
    ///   - file: the page.
    ///   - section: the name of the folder's figures in the page.
    ///   - table: the figures.
    /// - Throws: ``FidelityError/badRecord(path:reason:)`` where the file has no marks, ``FidelityError/unwritable(path:reason:)``.
    static func update(_ file: URL, section: String, table: String) throws(FidelityError) {
        guard let text = try? String(contentsOf: file, encoding: .utf8), let first = text.range(of: begin(section)),
            let last = text.range(of: end, range: first.upperBound..<text.endIndex)
        else { throw .badRecord(path: file.path, reason: "the marks '\(begin(section))' and '\(end)' are missing") }
        let result = text.replacingCharacters(in: first.upperBound..<last.lowerBound, with: "\n\(table)\n")
        do { try result.write(to: file, atomically: true, encoding: .utf8) } catch {
            throw .unwritable(path: file.path, reason: "\(error.localizedDescription)")
        }
    }
}
