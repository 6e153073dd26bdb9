import Foundation

/// The file `caret.yml` of a package, in which its author overrides which targets see the modules beside UIKit.
///
/// ```yaml
/// modules-beside-uikit:
///   Server: hidden
///   Helpers: visible
/// ```
package struct CaretFile: Equatable, Sendable {
    package static let name = "caret.yml"
    private static let section = "modules-beside-uikit"

    /// Whether a target sees the modules, by the target's name.
    package var overrides: [String: Bool] = [:]

    package init() {}

    /// Reads the file of a package; an empty one if there is none.
    ///
    /// - Throws: ``CLIError/invalidSettings(path:line:reason:)`` if a line has an unknown key or value.
    package init(in folder: String) throws {
        let path = folder + "/" + Self.name
        let data = FileManager.default.contents(atPath: path) ?? Data()
        try self.init(text: String(decoding: data, as: UTF8.self), path: path)
    }

    package init(text: String, path: String) throws {
        var isInSection = false
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let content = line.prefix { $0 != "#" }
            let words = content.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let key = words.first, !key.isEmpty else { continue }
            func invalid(_ reason: String) -> CLIError { .invalidSettings(path: path, line: index + 1, reason: reason) }
            if content.first?.isWhitespace != true {
                guard key == Self.section else { throw invalid("there is no setting '\(key)'; the file may have '\(Self.section)'") }
                isInSection = true
                continue
            }
            let value = words.count > 1 ? words[1] : ""
            guard isInSection, ["visible", "hidden"].contains(value) else { throw invalid("'\(key)' must be 'visible' or 'hidden'") }
            overrides[key] = value == "visible"
        }
    }
}
